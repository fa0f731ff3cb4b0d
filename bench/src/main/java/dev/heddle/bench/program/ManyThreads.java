package dev.heddle.bench.program;

/** Sixty-four threads that increment one counter under one monitor: shows that many threads explore. */
public final class ManyThreads {

    private static final int THREADS = 64;

    private int value;

    private ManyThreads() {
    }

    private synchronized void increment() {
        value++;
    }

    /** One execution; no increment may be lost. */
    public static void run() throws InterruptedException {
        ManyThreads counter = new ManyThreads();
        Thread[] threads = new Thread[THREADS];
        for (int i = 0; i < THREADS; i++) {
            threads[i] = new Thread(counter::increment, "t" + i);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        if (counter.value != THREADS) {
            throw new AssertionError("lost update: " + counter.value);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        run();
    }
}
