package dev.heddle.bench.program;

/** Two threads race to build Fibonacci numbers in two volatile fields; a third checks the largest possible value. */
public final class Fib {

    private static final int ROUNDS = 5;
    /** fib(2 + 2 * ROUNDS), the largest value that any interleaving reaches. */
    private static final int LIMIT = 144;

    private volatile int i = 1;
    private volatile int j = 1;

    private Fib() {
    }

    private static final class First extends Thread {

        private final Fib fib;

        First(Fib fib) {
            this.fib = fib;
        }

        @Override
        public void run() {
            for (int round = 0; round < ROUNDS; round++) {
                fib.i = fib.i + fib.j;
            }
        }
    }

    private static final class Second extends Thread {

        private final Fib fib;

        Second(Fib fib) {
            this.fib = fib;
        }

        @Override
        public void run() {
            for (int round = 0; round < ROUNDS; round++) {
                fib.j = fib.j + fib.i;
            }
        }
    }

    private static final class Checker extends Thread {

        private final Fib fib;

        Checker(Fib fib) {
            this.fib = fib;
        }

        @Override
        public void run() {
            if (fib.i > LIMIT || fib.j > LIMIT) {
                throw new AssertionError("above fib(12)");
            }
        }
    }

    /** One execution; the checker's assertion holds in all of them. */
    public static void run() throws InterruptedException {
        Fib fib = new Fib();
        Thread first = new First(fib);
        Thread second = new Second(fib);
        Thread checker = new Checker(fib);
        first.start();
        second.start();
        checker.start();
        first.join();
        second.join();
        checker.join();
    }

    public static void main(String[] args) throws InterruptedException {
        run();
    }
}
