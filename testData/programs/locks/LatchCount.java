// primitive: CountDownLatch
// expect: clean

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Waits for both threads. */
class LatchCount {

    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(2);
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
