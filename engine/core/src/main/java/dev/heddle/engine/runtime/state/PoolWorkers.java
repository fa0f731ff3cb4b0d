package dev.heddle.engine.runtime.state;

import dev.heddle.engine.runtime.jdk.JdkThreads;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import jdk.internal.misc.Unsafe;

/** Knows threads that wait for work when they have none, which keeps no test from ending. */
public final class PoolWorkers {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long STATE = UNSAFE.objectFieldOffset(AbstractQueuedSynchronizer.class, "state");
    private static final int BUSY = 1;
    private static final int MOST_WRAPPERS = 3;
    private static final long[] NONE = {};
    private static final Map<Class<?>, long[]> WRAPPED = new HashMap<>();

    private PoolWorkers() {}

    public static boolean isOne(Thread thread) {
        return thread instanceof ForkJoinWorkerThread
                || thread.getClass().getName().equals("java.util.TimerThread")
                || find(JdkThreads.target(thread), MOST_WRAPPERS) != null;
    }

    /**
     * Whether the thread, which is blocked, waits for work. A worker of a thread pool holds its own lock while it runs
     * a task; of the others, most are daemons, and no more is known.
     */
    public static boolean isIdle(ManagedThread t) {
        if (!t.poolWorker) {
            return false;
        }
        Runnable worker = find(JdkThreads.target(t.thread), MOST_WRAPPERS);
        return worker == null || UNSAFE.getIntVolatile(worker, STATE) != BUSY;
    }

    /** The worker of a thread pool that a thread runs, also behind what factories of threads put around it; or null. */
    private static Runnable find(Object target, int wrappers) {
        if (target == null) {
            return null;
        }
        Class<?> type = target.getClass();
        if (type.getName().equals("java.util.concurrent.ThreadPoolExecutor$Worker")) {
            return (Runnable) target;
        }
        long[] wrapped = wrappers == 0 ? NONE : WRAPPED.computeIfAbsent(type, PoolWorkers::runnablesOf);
        for (long offset : wrapped) {
            Runnable worker = find(UNSAFE.getReference(target, offset), wrappers - 1);
            if (worker != null) {
                return worker;
            }
        }
        return null;
    }

    /** Where an object of a class, such as that of a lambda, has something to run. */
    private static long[] runnablesOf(Class<?> type) {
        try {
            return Arrays.stream(type.getDeclaredFields())
                    .filter(field -> field.getType() == Runnable.class && !Modifier.isStatic(field.getModifiers()))
                    .mapToLong(UNSAFE::objectFieldOffset)
                    .toArray();
        } catch (LinkageError e) {
            // Of a class that cannot be looked into nobody knows what it runs.
            return NONE;
        }
    }
}
