// primitive: ScheduledExecutorService
// expect: assertion at 18 thread main
// options: --time-outs any

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Expects a task that is due in a second to be done in two. */
class ScheduledTooLate {

    public static void main(String[] args) throws Exception {
        AtomicInteger results = new AtomicInteger();
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(results::incrementAndGet, 1, TimeUnit.SECONDS);
        Thread.sleep(2_000);
        assert results.get() == 1 : "not yet";
        pool.shutdownNow();
    }
}
