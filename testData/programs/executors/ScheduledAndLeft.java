// primitive: ScheduledExecutorService
// expect: clean

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Shows once whether a task is done that is due in a second, and leaves its pool as it is. */
class ScheduledAndLeft {

    public static void main(String[] args) throws Exception {
        AtomicInteger results = new AtomicInteger();
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(results::incrementAndGet, 1, TimeUnit.SECONDS);
        Thread.sleep(2_000);
        System.out.println(results.get());
    }
}
