// primitive: CountDownLatch
// expect: assertion at 20 thread main

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Waits for one of two threads. */
class LatchCountTooSmall {

    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        AtomicInteger results = new AtomicInteger();
        Runnable work = () -> {
            results.incrementAndGet();
            done.countDown();
        };
        new Thread(work, "a").start();
        new Thread(work, "b").start();
        done.await();
        assert results.get() == 2 : results.get();
    }
}
