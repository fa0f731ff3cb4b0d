/**
 * Two threads count without a lock. Nobody has to see anybody for the count to be wrong: that is an update lost with no interference.
 *
 * <p>System property {@code fixed}: under a lock.
 *
 * <p>expect: 0 assertion
 */
public final class LostUpdate {

    private final boolean fixed = Boolean.getBoolean("fixed");
    private int count;

    private void count() {
        if (fixed) {
            synchronized (this) {
                count++;
            }
        } else {
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LostUpdate counter = new LostUpdate();
        Thread one = new Thread(counter::count, "one");
        Thread two = new Thread(counter::count, "two");
        one.start();
        two.start();
        one.join();
        two.join();
        if (counter.count != 2) {
            throw new AssertionError("counted " + counter.count);
        }
    }
}
