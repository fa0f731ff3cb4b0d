// primitive: CountDownLatch with time-out
// expect: assertion at 22 thread main
// options: --time-outs any

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Takes the end of a timed wait for the end of the threads. */
class LatchTimeOutIgnored {

    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(2);
        AtomicInteger results = new AtomicInteger();
        Runnable work = () -> {
            results.incrementAndGet();
            done.countDown();
        };
        new Thread(work, "a").start();
        new Thread(work, "b").start();
        done.await(1, TimeUnit.SECONDS);
        assert results.get() == 2 : results.get();
    }
}
