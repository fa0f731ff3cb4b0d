/**
 * One thread writes under one lock and goes on under a second; the other looks under the second. It can see the first write only while
 * the first lock is still held.
 *
 * <p>System property {@code fixed}: the other looks under both.
 *
 * <p>expect: 1 assertion
 */
public final class TwoLocks {

    private final Object m = new Object();
    private final Object n = new Object();
    private int x;

    private void write() {
        synchronized (m) {
            x = 1;
            synchronized (n) {
                x = 2;
            }
        }
    }

    private void look() {
        if (Boolean.getBoolean("fixed")) {
            synchronized (m) {
                check();
            }
        } else {
            check();
        }
    }

    private void check() {
        synchronized (n) {
            if (x == 1) {
                throw new AssertionError("half done");
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TwoLocks locks = new TwoLocks();
        Thread write = new Thread(locks::write, "write");
        Thread look = new Thread(locks::look, "look");
        write.start();
        look.start();
        write.join();
        look.join();
    }
}
