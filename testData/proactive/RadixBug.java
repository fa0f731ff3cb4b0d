import java.util.concurrent.CountDownLatch;

/**
 * After radix_bug1 and radix_bug2 of the table: two threads sort keys by a digit. Each counts the digits of its half, all add up, and
 * each puts its keys where they belong.
 *
 * <p>System properties: {@code fault} 1: digits are counted together without a lock. 2: nobody waits before the counts are added up.
 * {@code fixed}: neither. {@code size}: keys (40).
 *
 * <p>expect: assertion
 */
public final class RadixBug {

    private static final int THREADS = 2;
    private static final int DIGITS = 4;

    private final int fault = Boolean.getBoolean("fixed") ? 0 : Integer.getInteger("fault", 1);
    private final int size = Integer.getInteger("size", 40);
    private final int[] keys = new int[size];
    private final int[] sorted = new int[size];
    private final int[][] own = new int[THREADS][DIGITS];
    private final int[] all = new int[DIGITS];
    private final CountDownLatch counted = new CountDownLatch(THREADS);
    private final CountDownLatch added = new CountDownLatch(THREADS);

    private RadixBug() {
        for (int i = 0; i < size; i++) {
            keys[i] = (i * 5 + 2) % 17;
        }
    }

    private void sort(int me) throws InterruptedException {
        int from = me * size / THREADS;
        int to = (me + 1) * size / THREADS;
        for (int i = from; i < to; i++) {
            own[me][keys[i] % DIGITS]++;
        }
        for (int digit = 0; digit < DIGITS; digit++) {
            add(digit, own[me][digit]);
        }
        if (fault != 2) {
            meet(counted);
        }
        int sum = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            sum += all[digit];
        }
        if (sum != size) {
            throw new AssertionError(sum + " keys of " + size);
        }
        meet(added);
        place(me, from, to);
    }

    private void add(int digit, int count) {
        if (fault == 1) {
            all[digit] += count;
        } else {
            synchronized (all) {
                all[digit] += count;
            }
        }
    }

    private void place(int me, int from, int to) {
        int[] next = new int[DIGITS];
        for (int digit = 1; digit < DIGITS; digit++) {
            next[digit] = next[digit - 1] + own[0][digit - 1] + own[1][digit - 1];
        }
        for (int digit = 0; digit < DIGITS && me == 1; digit++) {
            next[digit] += own[0][digit];
        }
        for (int i = from; i < to; i++) {
            sorted[next[keys[i] % DIGITS]++] = keys[i];
        }
    }

    private static void meet(CountDownLatch latch) throws InterruptedException {
        latch.countDown();
        latch.await();
    }

    public static void main(String[] args) throws InterruptedException {
        RadixBug shared = new RadixBug();
        Thread[] threads = new Thread[THREADS];
        for (int t = 0; t < THREADS; t++) {
            int me = t;
            threads[t] = new Thread(() -> {
                try {
                    shared.sort(me);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        for (int i = 1; i < shared.size; i++) {
            if (shared.sorted[i - 1] % DIGITS > shared.sorted[i] % DIGITS) {
                throw new AssertionError("not sorted at " + i);
            }
        }
    }
}
