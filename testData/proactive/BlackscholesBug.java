import java.util.concurrent.CountDownLatch;

/**
 * After blackscholes_bug of the table: three threads price options, each its part, wait for each other, and each compares the prices of its
 * neighbour with their bounds.
 *
 * <p>System properties: {@code fixed}: prices that were compared are counted under a lock. {@code size}: options of a thread (32).
 *
 * <p>expect: assertion
 */
public final class BlackscholesBug {

    private static final int THREADS = 3;

    private final boolean fixed = Boolean.getBoolean("fixed");
    private final int size = Integer.getInteger("size", 32);
    private final double[] prices = new double[THREADS * size];
    private final double[] largest = new double[THREADS];
    private final CountDownLatch priced = new CountDownLatch(THREADS);
    private int compared;

    private static double price(double spot, double strike, double rate, double volatility, double time) {
        double d1 = (Math.log(spot / strike) + (rate + volatility * volatility / 2) * time) / (volatility * Math.sqrt(time));
        double d2 = d1 - volatility * Math.sqrt(time);
        return spot * normal(d1) - strike * Math.exp(-rate * time) * normal(d2);
    }

    private static double normal(double x) {
        double k = 1 / (1 + 0.2316419 * Math.abs(x));
        double tail = Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI)
                * k * (0.319381530 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
        return x < 0 ? tail : 1 - tail;
    }

    private void work(int me) throws InterruptedException {
        for (int i = me * size; i < (me + 1) * size; i++) {
            prices[i] = price(90 + i % 21, 100, 0.03, 0.2, 0.5);
        }
        priced.countDown();
        priced.await();
        int neighbour = (me + 1) % THREADS;
        double sum = 0;
        for (int i = neighbour * size; i < (neighbour + 1) * size; i++) {
            sum += prices[i];
        }
        largest[me] = sum;
        count(size);
    }

    private void count(int more) {
        if (fixed) {
            synchronized (this) {
                compared += more;
            }
        } else {
            compared += more;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BlackscholesBug shared = new BlackscholesBug();
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
        if (shared.compared != THREADS * shared.size) {
            throw new AssertionError(shared.compared + " prices of " + THREADS * shared.size);
        }
    }
}
