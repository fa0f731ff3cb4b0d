package dev.heddle.bench.program;

/** Two threads that write a volatile field 2,500 times each: 5,000 visible operations in one execution. */
public final class LongRun {

    private static final int WRITES = 2_500;

    private volatile int last;

    private LongRun() {
    }

    private void write(int from) {
        for (int i = 0; i < WRITES; i++) {
            last = from + i;
        }
    }

    /** One execution; the last write is the last of one of the two. */
    public static void run() throws InterruptedException {
        LongRun shared = new LongRun();
        Thread low = new Thread(() -> shared.write(0), "low");
        Thread high = new Thread(() -> shared.write(WRITES), "high");
        low.start();
        high.start();
        low.join();
        high.join();
        if (shared.last != WRITES - 1 && shared.last != 2 * WRITES - 1) {
            throw new AssertionError("last: " + shared.last);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        run();
    }
}
