import java.util.concurrent.CountDownLatch;

/**
 * After luc_bug1 and luc_bug2 of the table: two threads factorise a matrix, each row an array of its own. In each round one works on the pivot row, then both
 * on the rows below that are theirs.
 *
 * <p>System properties: {@code fault} 1: nobody waits for the pivot row of the first round. 2: rows that are done are counted without a lock.
 * {@code fixed}: neither. {@code size}: rows and columns (8).
 *
 * <p>expect: assertion
 */
public final class LuContiguousBug {

    private static final int THREADS = 2;

    private final int fault = Boolean.getBoolean("fixed") ? 0 : Integer.getInteger("fault", 1);
    private final int size = Integer.getInteger("size", 8);
    private final double[][] matrix = new double[size][size];
    private final boolean[] ready = new boolean[size];
    private final CountDownLatch[] pivot = new CountDownLatch[size];
    private final CountDownLatch[] round = new CountDownLatch[size];
    private int rows;

    private LuContiguousBug() {
        for (int i = 0; i < size; i++) {
            pivot[i] = new CountDownLatch(THREADS);
            round[i] = new CountDownLatch(THREADS);
            for (int j = 0; j < size; j++) {
                set(i, j, i == j ? size + 1 : (i * 3 + j) % 5);
            }
        }
    }

    private double get(int i, int j) {
        return matrix[i][j];
    }

    private void set(int i, int j, double value) {
        matrix[i][j] = value;
    }

    private void factorise(int me) throws InterruptedException {
        for (int k = 0; k < size - 1; k++) {
            if (k % THREADS == me) {
                for (int j = k + 1; j < size; j++) {
                    set(k, j, get(k, j) / get(k, k));
                }
                ready[k] = true;
            }
            if (fault != 1 || k > 0) {
                meet(pivot[k]);
            }
            if (!ready[k]) {
                throw new AssertionError("row " + k + " is used before it is ready");
            }
            for (int i = k + 1; i < size; i++) {
                if (i % THREADS == me) {
                    for (int j = k + 1; j < size; j++) {
                        set(i, j, get(i, j) - get(i, k) * get(k, j));
                    }
                }
            }
            meet(round[k]);
        }
        for (int i = me; i < size; i += THREADS) {
            count();
        }
    }

    private void count() {
        if (fault == 2) {
            rows++;
        } else {
            synchronized (this) {
                rows++;
            }
        }
    }

    private static void meet(CountDownLatch latch) throws InterruptedException {
        latch.countDown();
        latch.await();
    }

    public static void main(String[] args) throws InterruptedException {
        LuContiguousBug shared = new LuContiguousBug();
        Thread[] threads = new Thread[THREADS];
        for (int t = 0; t < THREADS; t++) {
            int me = t;
            threads[t] = new Thread(() -> {
                try {
                    shared.factorise(me);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        if (shared.rows != shared.size) {
            throw new AssertionError(shared.rows + " rows of " + shared.size);
        }
    }
}
