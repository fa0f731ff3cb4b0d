public class ExplainedByComment {
    private int size;
    private int uses;
    private int drops;

    public synchronized void add() {
        size++;
        uses++;
        drops++;
    }

    public synchronized void remove() {
        size--;
        uses--;
        drops--;
    }

    public int size() {
        // No lock: an old value will do here.
        return <weak_warning descr="'size' is read here without the lock that guards it elsewhere, for example where it is written in 'add()' (line 7)">size</weak_warning>;
    }

    public int uses() {
        // TODO take the lock
        return <warning descr="'uses' is read here without the lock that guards it elsewhere, for example where it is written in 'add()' (line 8)">uses</warning>;
    }

    /** Used only by tests. */
    public int drops() {
        return <weak_warning descr="'drops' is read here without the lock that guards it elsewhere, for example where it is written in 'add()' (line 9)">drops</weak_warning>;
    }

    public synchronized void twice() {
        size += 2;
        uses += 2;
        drops += 2;
    }
}
