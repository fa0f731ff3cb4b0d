package dev.heddle.engine.runtime.state;

import dev.heddle.engine.strategy.api.Gate;
import dev.heddle.engine.strategy.api.Queueing;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.concurrent.locks.AbstractOwnableSynchronizer;
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/**
 * When a thread that waits for a synchronizer can have it. For the JDK's own synchronizers the state tells
 * exactly; another subclass is asked again after each release.
 */
public enum SynchronizerKind {
    LOCK {
        @Override
        boolean mayAcquire(SynchronizerState s, ManagedThread t) {
            return state(s) == 0 && inOrder(s, t);
        }

        @Override
        Gate byState(ManagedThread t) {
            return Gate.FREE;
        }
    },
    SEMAPHORE {
        @Override
        boolean mayAcquire(SynchronizerState s, ManagedThread t) {
            return state(s) >= t.acquireArg && isNext(s, t);
        }

        @Override
        Gate byState(ManagedThread t) {
            return Gate.ENOUGH;
        }

        @Override
        Queueing.Rule rule(SynchronizerState s) {
            return isFair(s) ? Queueing.Rule.FAIR_ONE_BY_ONE : Queueing.Rule.FIRST_OF_QUEUE;
        }
    },
    LATCH {
        @Override
        boolean mayAcquire(SynchronizerState s, ManagedThread t) {
            return state(s) == 0;
        }

        @Override
        Gate byState(ManagedThread t) {
            return Gate.NONE_LEFT;
        }
    },
    READ_WRITE {
        @Override
        boolean mayAcquire(SynchronizerState s, ManagedThread t) {
            long state = state(s);
            if (!t.acquireShared) {
                return state == 0 && inOrder(s, t);
            }
            return (state & oneReader(s) - 1) == 0 && inOrder(s, t) && !behindWriter(s, t);
        }

        @Override
        Gate byState(ManagedThread t) {
            return t.acquireShared ? Gate.NO_WRITER : Gate.FREE;
        }

        @Override
        Queueing.Rule rule(SynchronizerState s) {
            return isFair(s) ? Queueing.Rule.FAIR : Queueing.Rule.WRITER_FIRST;
        }

        /** A reader that is not first does not overtake a writer at the head of the queue. */
        private boolean behindWriter(SynchronizerState s, ManagedThread t) {
            return !s.queue.isEmpty() && s.queue.get(0) != t && !s.queue.get(0).acquireShared;
        }
    },
    OTHER {
        @Override
        boolean mayAcquire(SynchronizerState s, ManagedThread t) {
            return !t.acquireFailed && isNext(s, t);
        }
    };

    private static final MethodHandle STATE;
    private static final MethodHandle LONG_STATE;
    private static final MethodHandle OWNER;

    static {
        try {
            MethodHandles.Lookup lookup =
                    MethodHandles.privateLookupIn(AbstractQueuedSynchronizer.class, MethodHandles.lookup());
            STATE = lookup.findVirtual(
                    AbstractQueuedSynchronizer.class, "getState", MethodType.methodType(int.class));
            LONG_STATE = lookup.findVirtual(
                    AbstractQueuedLongSynchronizer.class, "getState", MethodType.methodType(long.class));
            OWNER = MethodHandles.privateLookupIn(AbstractOwnableSynchronizer.class, MethodHandles.lookup())
                    .findVirtual(AbstractOwnableSynchronizer.class, "getExclusiveOwnerThread",
                            MethodType.methodType(Thread.class));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** Whether the thread could have it now. */
    abstract boolean mayAcquire(SynchronizerState s, ManagedThread t);

    /** When it could have it, as far as the state tells. */
    Gate gate(SynchronizerState s, ManagedThread t) {
        return ordered(s) ? Gate.UNKNOWN : byState(t);
    }

    /** When it could have it if nobody stood in the queue. */
    Gate byState(ManagedThread t) {
        return Gate.UNKNOWN;
    }

    /** Who has to wait because of others in the queue. */
    Queueing.Rule rule(SynchronizerState s) {
        return isFair(s) ? Queueing.Rule.FAIR : Queueing.Rule.NONE;
    }

    /** Whether it matters in which order threads began to wait. */
    public boolean ordered(SynchronizerState s) {
        return this == READ_WRITE || isFair(s) || s.needsDiffer;
    }

    /** Whether one that waits may be in the way of another that needs less, or something else. */
    public boolean mayStandInTheWay() {
        return this == SEMAPHORE || this == OTHER;
    }

    private static boolean isFair(SynchronizerState s) {
        return s.object.object.getClass().getName().endsWith("$FairSync");
    }

    public static SynchronizerKind of(Object synchronizer) {
        Class<?> type = synchronizer.getClass();
        while (type.getSuperclass() != AbstractQueuedSynchronizer.class
                && type.getSuperclass() != AbstractQueuedLongSynchronizer.class) {
            type = type.getSuperclass();
        }
        return switch (type.getName()) {
            case "java.util.concurrent.locks.ReentrantLock$Sync",
                    "java.util.concurrent.ThreadPoolExecutor$Worker" -> LOCK;
            case "java.util.concurrent.Semaphore$Sync" -> SEMAPHORE;
            case "java.util.concurrent.CountDownLatch$Sync" -> LATCH;
            case "java.util.concurrent.locks.ReentrantReadWriteLock$Sync" -> READ_WRITE;
            default -> OTHER;
        };
    }

    /** Fair synchronizers serve their queue from the front; readers next to each other go together. */
    boolean inOrder(SynchronizerState s, ManagedThread t) {
        if (!isFair(s)) {
            return true;
        }
        for (int i = 0; i < s.queue.size(); i++) {
            ManagedThread before = s.queue.get(i);
            if (before == t) {
                return true;
            }
            if (!(before.acquireShared && t.acquireShared)) {
                return false;
            }
        }
        return true;
    }

    /** Who has to wait does so behind all that wait already, also where those that come later may be served at once. */
    boolean isNext(SynchronizerState s, ManagedThread t) {
        if (!ordered(s)) {
            return true;
        }
        int place = s.queue.indexOf(t);
        return place == 0 || place < 0 && (s.queue.isEmpty() || !isFair(s));
    }

    public static long state(SynchronizerState s) {
        try {
            Object object = s.object.object;
            return object instanceof AbstractQueuedSynchronizer q
                    ? (int) STATE.invokeExact(q)
                    : (long) LONG_STATE.invokeExact((AbstractQueuedLongSynchronizer) object);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * What a reader adds to the state of a read-write lock, whose lower half counts the holds of the writer. Newer JDKs
     * have a long state.
     */
    public static long oneReader(SynchronizerState s) {
        return s.object.object instanceof AbstractQueuedLongSynchronizer ? 1L << 32 : 1L << 16;
    }

    /** A thread that must give it up before {@code waiting} can have it, if that is known. */
    public ManagedThread holder(SynchronizerState s, ManagedThread waiting) {
        if (this == LATCH || this == SEMAPHORE) {
            return null;
        }
        try {
            Thread owner = (Thread) OWNER.invokeExact((AbstractOwnableSynchronizer) s.object.object);
            return owner != null ? s.threads.apply(owner) : sharer(s, waiting);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** Whether the thread has it already, exclusively or shared: what it may acquire more needs no waiting. */
    public boolean has(SynchronizerState s, ManagedThread t) {
        return holder(s, t) == t;
    }

    private static ManagedThread sharer(SynchronizerState s, ManagedThread waiting) {
        ThreadQueue sharers = s.sharers();
        if (sharers.isEmpty()) {
            return null;
        }
        return sharers.indexOf(waiting) >= 0 ? waiting : sharers.get(0);
    }
}
