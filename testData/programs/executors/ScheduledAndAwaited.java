// primitive: ScheduledExecutorService
// expect: clean

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Waits for a task that is due later, and for two rounds of one that comes again. */
class ScheduledAndAwaited {

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        assert pool.schedule(() -> "done", 1, TimeUnit.SECONDS).get().equals("done");
        CountDownLatch rounds = new CountDownLatch(2);
        ScheduledFuture<?> future = pool.scheduleAtFixedRate(rounds::countDown, 0, 1, TimeUnit.SECONDS);
        rounds.await();
        future.cancel(false);
        pool.shutdown();
    }
}
