public class ExplainedByComment {
    private int size;
    private int hits;

    public synchronized void add() {
        size++;
        hits++;
    }

    public synchronized void remove() {
        size--;
        hits--;
    }

    public int size() {
        // No lock: an old value will do here.
        return <weak_warning descr="'size' is read here without the lock that guards it elsewhere, for example where it is written in 'add()' (line 6)">size</weak_warning>;
    }

    public int hits() {
        // TODO take the lock
        return <warning descr="'hits' is read here without the lock that guards it elsewhere, for example where it is written in 'add()' (line 7)">hits</warning>;
    }
}
