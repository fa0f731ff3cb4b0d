// primitive: time-outs last
// expect: assertion at 24 thread main

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The work takes longer than it is waited for, even if nothing else takes any time. */
class AwaitedTooShort {

    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        Thread worker = new Thread(() -> {
            try {
                for (int i = 0; i < 6; i++) {
                    Thread.sleep(1_000);
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            done.countDown();
        }, "worker");
        worker.start();
        if (!done.await(5, TimeUnit.SECONDS)) {
            throw new AssertionError("not done");
        }
        worker.join();
    }
}
