// primitive: ExecutorService, work-stealing pool
// expect: assertion at 25 thread main

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Two tasks of a pool increment a plain field. */
class WorkStealingPoolLosesUpdate {

    private int count;

    void increment() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        WorkStealingPoolLosesUpdate counter = new WorkStealingPoolLosesUpdate();
        ExecutorService pool = Executors.newWorkStealingPool(2);
        Future<?> a = pool.submit(counter::increment);
        Future<?> b = pool.submit(counter::increment);
        a.get();
        b.get();
        pool.shutdown();
        assert counter.count == 2 : counter.count;
    }
}
