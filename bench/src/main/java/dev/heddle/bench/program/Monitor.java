package dev.heddle.bench.program;

/** Four threads that each take one monitor twice and increment inside: 2520 orders of the lock. */
public final class Monitor {

    private static final int THREADS = 4;
    private static final int ROUNDS = 2;

    private int value;

    private Monitor() {
    }

    private static final class Incrementer extends Thread {

        private final Monitor monitor;

        Incrementer(Monitor monitor) {
            this.monitor = monitor;
        }

        @Override
        public void run() {
            for (int round = 0; round < ROUNDS; round++) {
                synchronized (monitor) {
                    monitor.value++;
                }
            }
        }
    }

    /** One execution; no increment may be lost. */
    public static void run() throws InterruptedException {
        Monitor monitor = new Monitor();
        Thread[] threads = new Thread[THREADS];
        for (int i = 0; i < THREADS; i++) {
            threads[i] = new Incrementer(monitor);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        if (monitor.value != THREADS * ROUNDS) {
            throw new AssertionError("lost update: " + monitor.value);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        run();
    }
}
