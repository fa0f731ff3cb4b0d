// primitive: pool in a static field
// expect: assertion at 22 thread main

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Tasks of a pool that lives as long as its class increment a plain field. */
class StaticPoolLosesUpdate {

    private static final ExecutorService POOL = Executors.newFixedThreadPool(2);

    private int count;

    public static void main(String[] args) throws Exception {
        StaticPoolLosesUpdate counter = new StaticPoolLosesUpdate();
        Runnable task = () -> counter.count++;
        Future<?> a = POOL.submit(task);
        Future<?> b = POOL.submit(task);
        a.get();
        b.get();
        assert counter.count == 2 : counter.count;
    }
}
