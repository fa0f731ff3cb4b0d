// primitive: time-outs last
// expect: clean

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Limits of time that are there for when all else fails: each is longer than what is awaited takes. */
class AwaitedLongEnough {

    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        Thread worker = new Thread(() -> {
            try {
                Thread.sleep(1_000);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            done.countDown();
        }, "worker");
        worker.start();
        if (!done.await(5, TimeUnit.SECONDS)) {
            throw new AssertionError("not done");
        }
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<Integer> answer = pool.submit(() -> 42);
        if (answer.get(1, TimeUnit.SECONDS) != 42) {
            throw new AssertionError("not the answer");
        }
        pool.shutdown();
        if (!pool.awaitTermination(1, TimeUnit.SECONDS)) {
            throw new AssertionError("not terminated");
        }
    }
}
