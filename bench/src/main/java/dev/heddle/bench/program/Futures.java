package dev.heddle.bench.program;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A fixed pool of two threads, two tasks, and the main thread that waits for both futures. */
public final class Futures {

    private Futures() {
    }

    private static final class Square implements Callable<Integer> {

        private final int number;

        Square(int number) {
            this.number = number;
        }

        @Override
        public Integer call() {
            return number * number;
        }
    }

    /** One execution; the pool has been told to shut down when it returns. */
    public static void run() throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> first = pool.submit(new Square(3));
        Future<Integer> second = pool.submit(new Square(4));
        int sum;
        try {
            sum = first.get() + second.get();
        } catch (ExecutionException e) {
            throw new AssertionError("a task failed", e);
        }
        pool.shutdown();
        if (sum != 25) {
            throw new AssertionError("sum: " + sum);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        run();
    }
}
