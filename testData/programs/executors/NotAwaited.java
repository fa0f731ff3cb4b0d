// primitive: ExecutorService.shutdown
// expect: assertion at 16 thread main

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Shuts the pool down and does not wait for it. */
class NotAwaited {

    public static void main(String[] args) throws Exception {
        AtomicInteger results = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(results::incrementAndGet);
        pool.shutdown();
        assert results.get() == 1 : "too early";
    }
}
