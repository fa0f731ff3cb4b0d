// primitive: ExecutorService, virtual thread per task
// expect: assertion at 36 thread main
// jdk: 21

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Two tasks, each in a virtual thread of its own, increment a plain field. */
class VirtualPerTaskLosesUpdate {

    private int count;

    void increment() {
        int read = count;
        rest();
        count = read + 1;
    }

    static void rest() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        VirtualPerTaskLosesUpdate counter = new VirtualPerTaskLosesUpdate();
        ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor();
        Future<?> a = pool.submit(counter::increment);
        Future<?> b = pool.submit(counter::increment);
        a.get();
        b.get();
        pool.shutdown();
        assert counter.count == 2 : counter.count;
    }
}
