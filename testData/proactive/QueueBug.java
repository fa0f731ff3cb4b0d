/**
 * After queue_bug of the table: one thread puts numbers into a ring, another takes them out and expects them in order.
 *
 * <p>System property {@code fixed}: the taker looks whether there is something under the lock. Without it, before it has the lock, and a
 * second taker may have been faster.
 *
 * <p>expect: exception
 */
public final class QueueBug {

    private static final int SIZE = 4;
    private static final int ITEMS = 3;

    private final boolean fixed = Boolean.getBoolean("fixed");
    private final int[] ring = new int[SIZE];
    private int head;
    private int tail;
    private volatile int amount;

    private void put() {
        for (int i = 1; i <= ITEMS; i++) {
            synchronized (this) {
                ring[tail] = i;
                tail = (tail + 1) % SIZE;
                amount = amount + 1;
            }
        }
    }

    private void take() {
        if (!fixed && amount == 0) {
            return;
        }
        synchronized (this) {
            if (fixed && amount == 0) {
                return;
            }
            if (ring[head] == 0) {
                throw new IllegalStateException("nothing there");
            }
            ring[head] = 0;
            head = (head + 1) % SIZE;
            amount = amount - 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        QueueBug queue = new QueueBug();
        Thread[] threads = {new Thread(queue::put), new Thread(queue::take), new Thread(queue::take)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
