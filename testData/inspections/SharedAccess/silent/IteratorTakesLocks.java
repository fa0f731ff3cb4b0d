import java.util.Iterator;

class IteratorTakesLocks implements Iterator<Integer> {
    private final int[] values = {1, 2, 3};
    private int next;

    @Override
    public boolean hasNext() {
        return next < values.length;
    }

    @Override
    public synchronized Integer next() {
        return values[next++];
    }

    @Override
    public synchronized void remove() {
        next--;
    }
}
