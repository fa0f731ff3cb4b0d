public class ExplainedByComment {
    private int size;
    private int hits;
    private int misses;

    public synchronized void add() {
        size++;
        hits++;
        misses++;
    }

    public synchronized void remove() {
        size--;
        hits--;
        misses--;
    }

    public int size() {
        // No lock: an old value will do here.
        return <weak_warning descr="'size' is read here without the lock that guards it elsewhere, for example where it is written in 'add()' (line 7)">size</weak_warning>;
    }

    public int hits() {
        // TODO take the lock
        return <warning descr="'hits' is read here without the lock that guards it elsewhere, for example where it is written in 'add()' (line 8)">hits</warning>;
    }

    /** Used only by tests. */
    public int misses() {
        return <weak_warning descr="'misses' is read here without the lock that guards it elsewhere, for example where it is written in 'add()' (line 9)">misses</weak_warning>;
    }
}
