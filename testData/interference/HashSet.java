/**
 * An element is added to a set, and the set has grown by two.
 *
 * <p>System property {@code fixed}: under a lock.
 *
 * <p>expect: 1 assertion
 */
public final class HashSet {

    private final boolean fixed = Boolean.getBoolean("fixed");
    private final int[] buckets = new int[4];
    private int size;

    private void add(int element) {
        if (fixed) {
            synchronized (this) {
                put(element);
            }
        } else {
            put(element);
        }
    }

    private void put(int element) {
        int before = size;
        if (buckets[element] == 0) {
            buckets[element] = 1;
            size = size + 1;
            if (size != before + 1) {
                throw new AssertionError("grew from " + before + " to " + size);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        HashSet shared = new HashSet();
        Thread one = new Thread(() -> shared.add(1), "one");
        Thread two = new Thread(() -> shared.add(2), "two");
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
