// primitive: ExecutorService.shutdown
// expect: clean

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Shuts the pool down and waits for what was submitted. */
class ShutDownAndAwaited {

    public static void main(String[] args) throws Exception {
        AtomicInteger results = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(results::incrementAndGet);
        pool.execute(results::incrementAndGet);
        pool.shutdown();
        while (!pool.awaitTermination(1, TimeUnit.SECONDS)) {
            Thread.onSpinWait();
        }
        assert results.get() == 2 : results;
    }
}
