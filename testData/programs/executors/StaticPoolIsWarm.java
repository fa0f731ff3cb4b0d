// primitive: pool whose threads a static initialiser starts
// expect: clean

import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Workers that are there before the test begins, and one that looks after something now and then. */
class StaticPoolIsWarm {

    static class Pools {

        static final ThreadPoolExecutor WORKERS = (ThreadPoolExecutor) Executors.newFixedThreadPool(2);
        static final ScheduledExecutorService KEEPER = Executors.newSingleThreadScheduledExecutor();
        static final AtomicInteger TASKS = new AtomicInteger();

        static {
            WORKERS.prestartAllCoreThreads();
            KEEPER.schedule(TASKS::get, 1, TimeUnit.HOURS);
        }
    }

    public static void main(String[] args) throws Exception {
        Future<Integer> first = Pools.WORKERS.submit(Pools.TASKS::incrementAndGet);
        Future<Integer> second = Pools.WORKERS.submit(Pools.TASKS::incrementAndGet);
        assert first.get() + second.get() == 3;
        assert Pools.WORKERS.getPoolSize() == 2;
    }
}
