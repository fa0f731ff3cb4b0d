// primitive: ExecutorService, virtual thread per task
// expect: clean
// jdk: 21

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Two tasks, each in a virtual thread of its own, increment a field under a lock. */
class VirtualPerTaskGuarded {

    private int count;

    synchronized void increment() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        VirtualPerTaskGuarded counter = new VirtualPerTaskGuarded();
        ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor();
        Future<?> a = pool.submit(counter::increment);
        Future<?> b = pool.submit(counter::increment);
        a.get();
        b.get();
        pool.shutdown();
        assert counter.count == 2 : counter.count;
    }
}
