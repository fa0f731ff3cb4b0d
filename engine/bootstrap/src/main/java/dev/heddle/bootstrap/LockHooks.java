package dev.heddle.bootstrap;

import java.util.Collection;
import java.util.Date;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import jdk.internal.misc.Unsafe;

/**
 * What the queueing methods of {@code AbstractQueuedSynchronizer}, its {@code long} twin and their
 * conditions do for a managed thread. Synchronizers are passed as objects: the twins have no common type.
 */
public final class LockHooks {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long INT_CONDITION_OWNER =
            UNSAFE.objectFieldOffset(AbstractQueuedSynchronizer.ConditionObject.class, "this$0");
    private static final long LONG_CONDITION_OWNER =
            UNSAFE.objectFieldOffset(AbstractQueuedLongSynchronizer.ConditionObject.class, "this$0");

    private LockHooks() {}

    public static void acquire(Object synchronizer, int arg) {
        acquire(synchronizer, (long) arg);
    }

    public static void acquire(Object synchronizer, long arg) {
        uninterruptibly(synchronizer, arg, false);
    }

    public static void acquireShared(Object synchronizer, int arg) {
        acquireShared(synchronizer, (long) arg);
    }

    public static void acquireShared(Object synchronizer, long arg) {
        uninterruptibly(synchronizer, arg, true);
    }

    public static void acquireInterruptibly(Object synchronizer, int arg) throws InterruptedException {
        Hooks.controller.acquire(synchronizer, arg, false, true, -1);
    }

    public static void acquireInterruptibly(Object synchronizer, long arg) throws InterruptedException {
        Hooks.controller.acquire(synchronizer, arg, false, true, -1);
    }

    public static void acquireSharedInterruptibly(Object synchronizer, int arg) throws InterruptedException {
        Hooks.controller.acquire(synchronizer, arg, true, true, -1);
    }

    public static void acquireSharedInterruptibly(Object synchronizer, long arg) throws InterruptedException {
        Hooks.controller.acquire(synchronizer, arg, true, true, -1);
    }

    public static boolean tryAcquireNanos(Object synchronizer, int arg, long nanos) throws InterruptedException {
        return Hooks.controller.acquire(synchronizer, arg, false, true, Math.max(0, nanos));
    }

    public static boolean tryAcquireNanos(Object synchronizer, long arg, long nanos) throws InterruptedException {
        return Hooks.controller.acquire(synchronizer, arg, false, true, Math.max(0, nanos));
    }

    public static boolean tryAcquireSharedNanos(Object synchronizer, int arg, long nanos)
            throws InterruptedException {
        return Hooks.controller.acquire(synchronizer, arg, true, true, Math.max(0, nanos));
    }

    public static boolean tryAcquireSharedNanos(Object synchronizer, long arg, long nanos)
            throws InterruptedException {
        return Hooks.controller.acquire(synchronizer, arg, true, true, Math.max(0, nanos));
    }

    public static boolean release(Object synchronizer, int arg) {
        return Hooks.controller.release(synchronizer, arg, false);
    }

    public static boolean release(Object synchronizer, long arg) {
        return Hooks.controller.release(synchronizer, arg, false);
    }

    public static boolean releaseShared(Object synchronizer, int arg) {
        return Hooks.controller.release(synchronizer, arg, true);
    }

    public static boolean releaseShared(Object synchronizer, long arg) {
        return Hooks.controller.release(synchronizer, arg, true);
    }

    // ReentrantLock.Sync

    public static void lock(Object synchronizer) {
        uninterruptibly(synchronizer, 1, false);
    }

    public static void lockInterruptibly(Object synchronizer) throws InterruptedException {
        Hooks.controller.acquire(synchronizer, 1, false, true, -1);
    }

    public static boolean tryLockNanos(Object synchronizer, long nanos) throws InterruptedException {
        return Hooks.controller.acquire(synchronizer, 1, false, true, Math.max(0, nanos));
    }

    // Looking at the queue

    public static boolean hasQueuedThreads(Object synchronizer) {
        return size(queued(synchronizer, Controller.ANY)) > 0;
    }

    /** Contention is only asked about for monitoring: whether somebody waits now is near enough. */
    public static boolean hasContended(Object synchronizer) {
        return hasQueuedThreads(synchronizer);
    }

    public static Thread getFirstQueuedThread(Object synchronizer) {
        Collection<Thread> queued = queued(synchronizer, Controller.ANY);
        boolean paused = Hooks.pause();
        try {
            return queued.isEmpty() ? null : queued.iterator().next();
        } finally {
            Hooks.resume(paused);
        }
    }

    public static boolean isQueued(Object synchronizer, Thread thread) {
        if (thread == null) {
            throw new NullPointerException();
        }
        Collection<Thread> queued = queued(synchronizer, Controller.ANY);
        boolean paused = Hooks.pause();
        try {
            return queued.contains(thread);
        } finally {
            Hooks.resume(paused);
        }
    }

    public static boolean hasQueuedPredecessors(Object synchronizer) {
        return Hooks.controller.hasQueuedPredecessors(synchronizer);
    }

    public static boolean apparentlyFirstQueuedIsExclusive(Object synchronizer) {
        return Hooks.controller.firstQueuedIsExclusive(synchronizer);
    }

    public static int getQueueLength(Object synchronizer) {
        return size(queued(synchronizer, Controller.ANY));
    }

    public static Collection<Thread> getQueuedThreads(Object synchronizer) {
        return queued(synchronizer, Controller.ANY);
    }

    public static Collection<Thread> getExclusiveQueuedThreads(Object synchronizer) {
        return queued(synchronizer, Controller.EXCLUSIVE);
    }

    public static Collection<Thread> getSharedQueuedThreads(Object synchronizer) {
        return queued(synchronizer, Controller.SHARED);
    }

    private static int size(Collection<Thread> threads) {
        boolean paused = Hooks.pause();
        try {
            return threads.size();
        } finally {
            Hooks.resume(paused);
        }
    }

    private static Collection<Thread> queued(Object synchronizer, int mode) {
        return Hooks.controller.queuedThreads(synchronizer, mode);
    }

    // Conditions

    public static void await(Object condition) throws InterruptedException {
        Hooks.controller.conditionAwait(condition, owner(condition), true, -1);
    }

    public static boolean await(Object condition, long time, TimeUnit unit) throws InterruptedException {
        return awaitFor(condition, unit.toNanos(time));
    }

    public static long awaitNanos(Object condition, long nanos) throws InterruptedException {
        return Hooks.controller.conditionAwaitNanos(condition, owner(condition), Math.max(0, nanos));
    }

    public static boolean awaitUntil(Object condition, Date deadline) throws InterruptedException {
        long millis = deadline.getTime() - Hooks.controller.currentTimeMillis();
        return awaitFor(condition, TimeUnit.MILLISECONDS.toNanos(millis));
    }

    private static boolean awaitFor(Object condition, long nanos) throws InterruptedException {
        return Hooks.controller.conditionAwait(condition, owner(condition), true, Math.max(0, nanos));
    }

    public static void awaitUninterruptibly(Object condition) {
        try {
            Hooks.controller.conditionAwait(condition, owner(condition), false, -1);
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    public static void signal(Object condition) {
        Hooks.controller.conditionSignal(condition, owner(condition), false);
    }

    public static void signalAll(Object condition) {
        Hooks.controller.conditionSignal(condition, owner(condition), true);
    }

    public static boolean hasWaiters(Object condition) {
        return size(Hooks.controller.conditionWaiters(condition)) > 0;
    }

    public static int getWaitQueueLength(Object condition) {
        return size(Hooks.controller.conditionWaiters(condition));
    }

    public static Collection<Thread> getWaitingThreads(Object condition) {
        return Hooks.controller.conditionWaiters(condition);
    }

    private static Object owner(Object condition) {
        return UNSAFE.getReference(condition, condition instanceof AbstractQueuedSynchronizer.ConditionObject
                ? INT_CONDITION_OWNER : LONG_CONDITION_OWNER);
    }

    private static void uninterruptibly(Object synchronizer, long arg, boolean shared) {
        try {
            Hooks.controller.acquire(synchronizer, arg, shared, false, -1);
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
