/**
 * Two consumers ask once whether there is a letter, and wait. One letter wakes both. The second finds none, which it can see only because
 * the first has taken it; so both see others, the first the maker and the second the first.
 *
 * <p>System property {@code fixed}: they ask again when they wake up.
 *
 * <p>expect: nothing while only one thread may see others; with the sum over all threads bounded, an assertion
 */
public final class WaitWithIf {

    private final boolean fixed = Boolean.getBoolean("fixed");
    private int letters;

    private synchronized void put() {
        letters++;
        notifyAll();
    }

    private synchronized void take() {
        try {
            if (letters == 0) {
                wait();
            }
            while (fixed && letters == 0) {
                wait();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        if (letters == 0) {
            throw new AssertionError("took a letter that is not there");
        }
        letters--;
    }

    public static void main(String[] args) throws InterruptedException {
        WaitWithIf shared = new WaitWithIf();
        Thread first = new Thread(shared::take, "first");
        Thread second = new Thread(shared::take, "second");
        first.start();
        second.start();
        shared.put();
        shared.put();
        first.join();
        second.join();
    }
}
