// primitive: ExecutorService, virtual thread per task
// expect: assertion at 28 thread main
// jdk: 21

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Three tasks, each in a virtual thread of its own, increment a plain field. */
class VirtualPerTaskLosesUpdate {

    private int count;

    void increment() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        VirtualPerTaskLosesUpdate counter = new VirtualPerTaskLosesUpdate();
        ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor();
        Future<?> a = pool.submit(counter::increment);
        Future<?> b = pool.submit(counter::increment);
        Future<?> c = pool.submit(counter::increment);
        c.get();
        a.get();
        b.get();
        pool.shutdown();
        assert counter.count == 3 : counter.count;
    }
}
