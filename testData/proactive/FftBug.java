import java.util.concurrent.CountDownLatch;

/**
 * After fft_bug1 and fft_bug2 of the table: two threads transform an array of numbers, each its half of the butterflies of a stage;
 * all wait for each other behind each stage.
 *
 * <p>System properties: {@code fault} 1: the threads take their numbers from a counter without its lock. 2: nobody waits behind the
 * first stage. {@code fixed}: neither. {@code size}: numbers, a power of two (16).
 *
 * <p>expect: assertion
 */
public final class FftBug {

    private static final int THREADS = 2;

    private final int fault = Boolean.getBoolean("fixed") ? 0 : Integer.getInteger("fault", 1);
    private final int size = Integer.getInteger("size", 16);
    private final int stages = Integer.numberOfTrailingZeros(size);
    private final double[] re = new double[size];
    private final double[] im = new double[size];
    private final int[] done = new int[THREADS];
    private final boolean[] taken = new boolean[THREADS + 1];
    private final CountDownLatch[] behind = new CountDownLatch[stages];
    private int next;

    private FftBug() {
        for (int i = 0; i < size; i++) {
            re[i] = (i * 7 + 3) % 11;
        }
        for (int stage = 0; stage < stages; stage++) {
            behind[stage] = new CountDownLatch(THREADS);
        }
    }

    private int number() {
        if (fault == 1) {
            return next++;
        }
        synchronized (this) {
            return next++;
        }
    }

    private void transform(int me) throws InterruptedException {
        int number = number();
        synchronized (this) {
            if (taken[number]) {
                throw new AssertionError("number " + number + " was given twice");
            }
            taken[number] = true;
        }
        for (int stage = 0; stage < stages; stage++) {
            check(me, stage);
            butterflies(me, stage);
            done[me] = stage + 1;
            if (fault != 2 || stage > 0) {
                behind[stage].countDown();
                behind[stage].await();
            }
        }
    }

    /** What the other thread has to have written is there. */
    private void check(int me, int stage) {
        for (int other = 0; other < THREADS; other++) {
            if (other != me && done[other] < stage) {
                throw new AssertionError("stage " + stage + " begins before the one before is over");
            }
        }
    }

    private void butterflies(int me, int stage) {
        int half = 1 << stage;
        for (int butterfly = me * size / 4; butterfly < (me + 1) * size / 4; butterfly++) {
            int low = butterfly / half * half * 2 + butterfly % half;
            int high = low + half;
            double angle = -Math.PI * (butterfly % half) / half;
            double cos = Math.cos(angle);
            double sin = Math.sin(angle);
            double turnedRe = re[high] * cos - im[high] * sin;
            double turnedIm = re[high] * sin + im[high] * cos;
            double oldRe = re[low];
            double oldIm = im[low];
            re[low] = oldRe + turnedRe;
            im[low] = oldIm + turnedIm;
            re[high] = oldRe - turnedRe;
            im[high] = oldIm - turnedIm;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        FftBug shared = new FftBug();
        Thread[] threads = new Thread[THREADS];
        for (int t = 0; t < THREADS; t++) {
            int me = t;
            threads[t] = new Thread(() -> {
                try {
                    shared.transform(me);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
