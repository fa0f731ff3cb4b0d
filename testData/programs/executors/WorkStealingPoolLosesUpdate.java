// primitive: ExecutorService, work-stealing pool
// expect: assertion at 30 thread main

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Tasks of a pool increment a plain field. */
class WorkStealingPoolLosesUpdate {

    private int count;

    void increment() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        WorkStealingPoolLosesUpdate counter = new WorkStealingPoolLosesUpdate();
        ExecutorService pool = Executors.newWorkStealingPool(2);
        List<Future<?>> tasks = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            tasks.add(pool.submit(counter::increment));
        }
        for (Future<?> task : tasks) {
            task.get();
        }
        pool.shutdown();
        assert counter.count == 6 : counter.count;
    }
}
