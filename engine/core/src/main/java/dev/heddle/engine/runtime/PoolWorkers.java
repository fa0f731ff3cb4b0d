package dev.heddle.engine.runtime;

import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import jdk.internal.misc.Unsafe;

/** Knows threads that wait for work when they have none, which keeps no test from ending. */
final class PoolWorkers {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long STATE = UNSAFE.objectFieldOffset(AbstractQueuedSynchronizer.class, "state");
    private static final int BUSY = 1;

    private PoolWorkers() {}

    static boolean isOne(Thread thread) {
        return thread instanceof ForkJoinWorkerThread
                || thread.getClass().getName().equals("java.util.TimerThread")
                || isWorker(JdkThreads.target(thread));
    }

    /**
     * Whether the thread, which is blocked, waits for work. A worker of a thread pool holds its own lock while it runs
     * a task; of the others, most are daemons, and no more is known.
     */
    static boolean isIdle(ManagedThread t) {
        if (!t.poolWorker) {
            return false;
        }
        Runnable worker = JdkThreads.target(t.thread);
        return !isWorker(worker) || UNSAFE.getIntVolatile(worker, STATE) != BUSY;
    }

    private static boolean isWorker(Runnable target) {
        return target != null
                && target.getClass().getName().equals("java.util.concurrent.ThreadPoolExecutor$Worker");
    }
}
