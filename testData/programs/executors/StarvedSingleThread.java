// primitive: ExecutorService, single thread
// expect: stuck at 15 thread worker

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A task waits for another task of the same pool, which has one thread. */
class StarvedSingleThread {

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor(task -> new Thread(task, "worker"));
        Future<String> outer = pool.submit(() -> {
            Future<String> inner = pool.submit(() -> "inner");
            return inner.get();
        });
        assert outer.get().equals("inner");
        pool.shutdown();
    }
}
