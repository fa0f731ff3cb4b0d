// primitive: ExecutorService, fixed pool
// expect: clean

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Two tasks of a pool increment a field under a lock. */
class FixedPoolGuarded {

    private int count;

    synchronized void increment() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        FixedPoolGuarded counter = new FixedPoolGuarded();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> a = pool.submit(counter::increment);
        Future<?> b = pool.submit(counter::increment);
        a.get();
        b.get();
        pool.shutdown();
        assert counter.count == 2 : counter.count;
    }
}
