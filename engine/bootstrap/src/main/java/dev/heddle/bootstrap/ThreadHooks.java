package dev.heddle.bootstrap;

import java.time.Duration;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import jdk.internal.misc.Unsafe;

/**
 * What the methods of {@link Thread} do for a managed thread. A thread that Heddle does not manage is left to
 * the JDK: the method is called again while hooks are paused.
 */
public final class ThreadHooks {

    private static final long NANOS_PER_MILLI = 1_000_000L;
    private static final int MAX_NANOS_OF_MILLI = 999_999;
    /** How often a thread looks whether it may go on that nobody can unpark. */
    private static final long LOOK_NANOS = 1_000_000;
    /** Depth of the stack at which the caller of a method of LockSupport is, below the hook and what it asks. */
    private static final int CALLER_OF_PARK = 3;

    private ThreadHooks() {}

    /** Whether a thread is started by the hook, not by the JDK. */
    public static boolean start(Thread thread) {
        return start(thread, null);
    }

    /** {@code container} is a {@code jdk.internal.vm.ThreadContainer}, or null. */
    public static boolean start(Thread thread, Object container) {
        if (Hooks.managed()) {
            Hooks.controller.threadStart(thread, container);
            return true;
        }
        return Hooks.controller != null && Hooks.controller.startedByInitializer(thread, container);
    }

    /** {@code JavaLangAccess.currentCarrierThread()}. */
    public static Thread currentCarrierThread(Object access) {
        return Thread.currentThread();
    }

    /** Before the JDK's own last words on a thread; from here on it has no turn any more. */
    public static void exiting(Thread thread) {
        Hooks.controller.threadExited(thread);
    }

    public static void join(Thread thread) throws InterruptedException {
        join(thread, 0);
    }

    public static void join(Thread thread, long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        joinNanos(thread, nanos(millis));
    }

    public static void join(Thread thread, long millis, int nanos) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        checkNanos(nanos);
        joinNanos(thread, plus(nanos(millis), nanos));
    }

    public static boolean join(Thread thread, Duration duration) throws InterruptedException {
        long nanos = nanos(duration);
        // What a thread that is alive waits for is nobody's question here.
        if (!isAlive(thread) && state(thread) == Thread.State.NEW) {
            throw new IllegalThreadStateException("Thread not started");
        }
        return nanos > 0 ? joinNanos(thread, nanos) : !isAlive(thread);
    }

    private static boolean joinNanos(Thread thread, long nanos) throws InterruptedException {
        if (Hooks.controller.isManaged(thread)) {
            return Hooks.controller.threadJoin(thread, nanos);
        }
        boolean paused = Hooks.pause();
        try {
            thread.join(nanos / NANOS_PER_MILLI, (int) (nanos % NANOS_PER_MILLI));
            return !thread.isAlive();
        } finally {
            Hooks.resume(paused);
        }
    }

    public static void interrupt(Thread thread) {
        if (Hooks.controller.isManaged(thread)) {
            Hooks.controller.interrupt(thread);
            return;
        }
        boolean paused = Hooks.pause();
        try {
            thread.interrupt();
        } finally {
            Hooks.resume(paused);
        }
    }

    public static boolean isInterrupted(Thread thread) {
        if (Hooks.controller.isManaged(thread)) {
            return Hooks.controller.interrupted(thread, false);
        }
        boolean paused = Hooks.pause();
        try {
            return thread.isInterrupted();
        } finally {
            Hooks.resume(paused);
        }
    }

    public static boolean interrupted() {
        return Hooks.controller.interrupted(Thread.currentThread(), true);
    }

    public static boolean isAlive(Thread thread) {
        if (!Hooks.managed()) {
            return thread.isAlive();
        }
        if (Hooks.controller.isManaged(thread)) {
            return Hooks.controller.isAlive(thread);
        }
        boolean paused = Hooks.pause();
        try {
            return thread.isAlive();
        } finally {
            Hooks.resume(paused);
        }
    }

    public static Thread.State state(Thread thread) {
        if (Hooks.controller.isManaged(thread)) {
            return Hooks.controller.threadState(thread);
        }
        boolean paused = Hooks.pause();
        try {
            return thread.getState();
        } finally {
            Hooks.resume(paused);
        }
    }

    public static void sleep(long millis) throws InterruptedException {
        if (!Hooks.managed()) {
            Hooks.stops();
            Thread.sleep(millis);
            return;
        }
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        Hooks.controller.sleep(nanos(millis));
    }

    public static void sleep(long millis, int nanos) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        checkNanos(nanos);
        Hooks.controller.sleep(plus(nanos(millis), nanos));
    }

    public static void sleep(Duration duration) throws InterruptedException {
        Hooks.controller.sleep(Math.max(0, nanos(duration)));
    }

    /** Also in place of {@code onSpinWait()}: a thread that spins waits for another one. */
    public static void yield() {
        if (Hooks.managed()) {
            Hooks.controller.yieldTurn();
        } else {
            Thread.yield();
        }
    }

    public static void onSpinWait() {
        if (Hooks.managed()) {
            Hooks.controller.yieldTurn();
        } else {
            Thread.onSpinWait();
        }
    }

    public static boolean holdsLock(Object monitor) {
        if (!Hooks.managed()) {
            return Thread.holdsLock(monitor);
        }
        if (monitor == null) {
            throw new NullPointerException();
        }
        return Hooks.controller.holdsMonitor(monitor);
    }

    public static void dispatchUncaughtException(Thread thread, Throwable failure) {
        Hooks.controller.uncaught(thread, failure);
    }

    // LockSupport

    public static boolean park() {
        return park(null, -1);
    }

    public static boolean park(Object blocker) {
        return park(blocker, -1);
    }

    public static boolean parkNanos(long nanos) {
        return parkNanos(null, nanos);
    }

    public static boolean parkNanos(Object blocker, long nanos) {
        return nanos <= 0 || park(blocker, nanos);
    }

    public static boolean parkUntil(long deadline) {
        return Hooks.managed() && waitsForWork() ? park() : parkUntil(null, deadline);
    }

    /** Whether the thread has parked; if not, it is none that is managed, and does so as the JDK lets it. */
    private static boolean park(Object blocker, long nanos) {
        if (!Hooks.managed()) {
            return looksForItself();
        }
        Hooks.controller.park(blocker, nanos);
        return true;
    }

    /** Parks a thread that is managed, but not at the moment, for so short that nobody need unpark it. */
    private static boolean looksForItself() {
        boolean alone = Hooks.stops();
        if (alone) {
            Unsafe.getUnsafe().park(false, LOOK_NANOS);
        }
        return alone;
    }

    /**
     * Whether the caller of the caller is an idle worker of a ForkJoinPool (up to JDK 20; see {@link #park(Unsafe,
     * boolean, long)}). The thread alone does not tell: its tasks may park until some time, too.
     */
    private static boolean waitsForWork() {
        if (!(Thread.currentThread() instanceof ForkJoinWorkerThread)) {
            return false;
        }
        boolean paused = Hooks.pause();
        try {
            StackTraceElement[] stack = new Throwable().getStackTrace();
            return stack.length > CALLER_OF_PARK
                    && stack[CALLER_OF_PARK].getClassName().equals(ForkJoinPool.class.getName());
        } finally {
            Hooks.resume(paused);
        }
    }

    public static boolean parkUntil(Object blocker, long deadline) {
        if (!Hooks.managed()) {
            return looksForItself();
        }
        long millis = deadline - Hooks.controller.currentTimeMillis();
        Hooks.controller.park(blocker, Math.max(0, nanos(millis)));
        return true;
    }

    public static void unpark(Thread thread) {
        if (thread == null) {
            return;
        }
        if (Hooks.controller.isManaged(thread)) {
            Hooks.controller.unpark(thread);
            return;
        }
        boolean paused = Hooks.pause();
        try {
            LockSupport.unpark(thread);
        } finally {
            Hooks.resume(paused);
        }
    }

    /**
     * An idle worker of a ForkJoinPool, which parks without LockSupport. Its keep-alive time (the absolute deadline)
     * does not run out here: that a pool trims itself after a minute of idling is not what a test is about, and the
     * pools of JDK 17 and 25 lose a task that comes just then (see docs/known-issues.md).
     */
    public static void park(Unsafe unsafe, boolean absolute, long time) {
        if (!Hooks.managed()) {
            if (!looksForItself()) {
                unsafe.park(absolute, time);
            }
        } else if (absolute || time == 0) {
            park();
        } else {
            parkNanos(time);
        }
    }

    public static void unpark(Unsafe unsafe, Object thread) {
        if (Hooks.managed()) {
            unpark((Thread) thread);
        } else {
            unsafe.unpark(thread);
        }
    }

    private static void checkNanos(int nanos) {
        if (nanos < 0 || nanos > MAX_NANOS_OF_MILLI) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
    }

    private static long nanos(long millis) {
        return millis > Long.MAX_VALUE / NANOS_PER_MILLI ? Long.MAX_VALUE : millis * NANOS_PER_MILLI;
    }

    private static long nanos(Duration duration) {
        boolean paused = Hooks.pause();
        try {
            return TimeUnit.NANOSECONDS.convert(duration);
        } finally {
            Hooks.resume(paused);
        }
    }

    private static long plus(long a, long b) {
        return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
    }
}
