// primitive: CountDownLatch with time-out
// expect: clean

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Goes by what a timed wait returns. */
class LatchTimeOutChecked {

    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        AtomicInteger results = new AtomicInteger();
        new Thread(() -> {
            results.incrementAndGet();
            done.countDown();
        }, "worker").start();
        if (done.await(1, TimeUnit.SECONDS)) {
            assert results.get() == 1;
        }
    }
}
