// primitive: pool left running
// expect: assertion at 24 thread main

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Never shuts its pool down, and loses an update. */
class PoolLeftRunningLosesUpdate {

    private int count;

    public static void main(String[] args) throws Exception {
        PoolLeftRunningLosesUpdate counter = new PoolLeftRunningLosesUpdate();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CountDownLatch done = new CountDownLatch(2);
        Runnable task = () -> {
            counter.count++;
            done.countDown();
        };
        pool.execute(task);
        pool.execute(task);
        done.await();
        assert counter.count == 2 : counter.count;
    }
}
