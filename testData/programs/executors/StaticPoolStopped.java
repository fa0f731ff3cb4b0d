// primitive: pool whose threads a static initialiser starts
// expect: exception at 27 thread main

import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;

/** A task shuts the pool down that main gives another one. */
class StaticPoolStopped {

    static class Pool {

        static final ThreadPoolExecutor WORKERS = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);

        static {
            WORKERS.prestartCoreThread();
        }
    }

    static volatile int ended;

    static void stop() {
        Pool.WORKERS.shutdown();
    }

    public static void main(String[] args) throws Exception {
        Pool.WORKERS.execute(StaticPoolStopped::stop);
        Pool.WORKERS.execute(() -> ended++);
    }
}
