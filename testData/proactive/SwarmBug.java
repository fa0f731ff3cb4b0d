import java.util.concurrent.CountDownLatch;

/**
 * After swarm_bug of the table: four threads move particles over a bowl towards the best place that any has seen. How good a place is is no linear
 * expression of where particles are, so a solver has a hard time with what is compared.
 *
 * <p>System properties: {@code fixed}: the best place is compared and set under one lock. {@code size}: particles of a thread (12). {@code rounds}: moves (2).
 *
 * <p>expect: assertion
 */
public final class SwarmBug {

    private static final int THREADS = 4;

    private final boolean fixed = Boolean.getBoolean("fixed");
    private final int size = Integer.getInteger("size", 12);
    private final int rounds = Integer.getInteger("rounds", 2);
    private final int[] x = new int[THREADS * size];
    private final int[] y = new int[THREADS * size];
    private final CountDownLatch[] moved = new CountDownLatch[rounds];
    private int best = Integer.MAX_VALUE;

    private SwarmBug() {
        for (int i = 0; i < x.length; i++) {
            x[i] = 40 + i * 3;
            y[i] = 30 + i * 2;
        }
        for (int round = 0; round < rounds; round++) {
            moved[round] = new CountDownLatch(THREADS);
        }
    }

    private void work(int me) throws InterruptedException {
        for (int round = 0; round < rounds; round++) {
            // Neighbours draw each other: particles of the thread before are looked at, its own are moved.
            int before = (me + THREADS - 1) % THREADS;
            int sumX = 0;
            int sumY = 0;
            for (int i = 0; i < size; i++) {
                sumX += x[before * size + i];
                sumY += y[before * size + i];
            }
            moved[round].countDown();
            moved[round].await();
            for (int i = me * size; i < (me + 1) * size; i++) {
                x[i] = x[i] - sumX / (8 * size);
                y[i] = y[i] - sumY / (8 * size);
            }
            tell(x[me * size] * x[me * size] + y[me * size] * y[me * size]);
        }
    }

    private void tell(int value) {
        if (fixed) {
            synchronized (this) {
                compare(value);
            }
        } else {
            compare(value);
        }
    }

    private void compare(int value) {
        if (value < best) {
            best = value;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SwarmBug shared = new SwarmBug();
        Thread[] threads = new Thread[THREADS];
        for (int t = 0; t < THREADS; t++) {
            int me = t;
            threads[t] = new Thread(() -> {
                try {
                    shared.work(me);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        for (int t = 0; t < THREADS; t++) {
            int value = shared.x[t * shared.size] * shared.x[t * shared.size] + shared.y[t * shared.size] * shared.y[t * shared.size];
            if (shared.best > value) {
                throw new AssertionError("the best is " + shared.best + ", but there is " + value);
            }
        }
    }
}
