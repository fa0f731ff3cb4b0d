package dev.heddle.bench.program;

/** Two threads that each increment a plain field twice: the smallest program with a lost update. */
public final class Counter {

    private int value;

    private Counter() {
    }

    /** A subclass of Thread, not a lambda: Lincheck on JDK 25 gives up early on fields captured by lambdas. */
    private static final class Incrementer extends Thread {

        private final Counter counter;

        Incrementer(Counter counter) {
            this.counter = counter;
        }

        @Override
        public void run() {
            counter.value++;
            counter.value++;
        }
    }

    /** One execution. Any final value from 2 to 4 is right for this code, so none is reported as a fault. */
    public static void run() throws InterruptedException {
        Counter counter = new Counter();
        Thread first = new Incrementer(counter);
        Thread second = new Incrementer(counter);
        first.start();
        second.start();
        first.join();
        second.join();
        if (counter.value < 2 || counter.value > 4) {
            throw new AssertionError("impossible value " + counter.value);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        run();
    }
}
