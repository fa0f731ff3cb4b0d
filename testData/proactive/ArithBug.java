/**
 * After arith_bug of the table: a producer and a consumer, which adds up what comes, hand over one item at a time; a third thread looks at the
 * sum when it is said to be done.
 *
 * <p>System property {@code fixed}: the consumer says so after the last item. Without it, before it.
 *
 * <p>expect: assertion
 */
public final class ArithBug {

    private static final int ITEMS = 3;

    private final boolean fixed = Boolean.getBoolean("fixed");
    private int waiting;
    private int total;
    private boolean done;

    private void produce() {
        for (int i = 0; i < ITEMS; i++) {
            synchronized (this) {
                while (waiting > 0) {
                    await();
                }
                waiting++;
                notifyAll();
            }
        }
    }

    private void consume() {
        for (int i = 1; i <= ITEMS; i++) {
            if (!fixed && i == ITEMS) {
                finish();
            }
            synchronized (this) {
                while (waiting == 0) {
                    await();
                }
                total += i;
                waiting--;
                notifyAll();
            }
        }
        if (fixed) {
            finish();
        }
    }

    private synchronized void finish() {
        done = true;
    }

    private synchronized void check() {
        if (done && total != ITEMS * (ITEMS + 1) / 2) {
            throw new AssertionError("total " + total);
        }
    }

    private void await() {
        try {
            wait();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ArithBug shared = new ArithBug();
        Thread[] threads = {
            new Thread(shared::produce), new Thread(shared::consume), new Thread(shared::check)
        };
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
