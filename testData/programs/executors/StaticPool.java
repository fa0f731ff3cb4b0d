// primitive: pool in a static field
// expect: clean

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A pool that lives as long as its class serves every execution. */
class StaticPool {

    private static final ExecutorService POOL = Executors.newFixedThreadPool(2);

    public static void main(String[] args) throws Exception {
        Future<Integer> a = POOL.submit(() -> 1);
        Future<Integer> b = POOL.submit(() -> 2);
        assert a.get() + b.get() == 3;
    }
}
