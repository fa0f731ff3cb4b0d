package dev.heddle.engine.runtime.jdk;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.ReentrantLock;

/** Calls the protected methods that a synchronizer is made of. */
public final class SynchronizerCalls {

    private static final Calls INT;
    private static final Calls LONG;
    /** {@code ReentrantLock.Sync.initialTryLock}: its tryAcquire does not know re-entrance. */
    private static final MethodHandle INITIAL_TRY_LOCK;
    private static final Class<?> REENTRANT_SYNC;

    private record Calls(
            MethodHandle tryAcquire,
            MethodHandle tryAcquireShared,
            MethodHandle tryRelease,
            MethodHandle tryReleaseShared,
            MethodHandle isHeldExclusively) {

        static Calls of(Class<?> type, Class<?> number) throws ReflectiveOperationException {
            MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
            return new Calls(
                    boolCall(lookup, type, "tryAcquire", number),
                    lookup.findVirtual(type, "tryAcquireShared", MethodType.methodType(number, number))
                            .asType(MethodType.methodType(long.class, Object.class, long.class.equals(number)
                                    ? long.class : int.class)),
                    boolCall(lookup, type, "tryRelease", number),
                    boolCall(lookup, type, "tryReleaseShared", number),
                    lookup.findVirtual(type, "isHeldExclusively", MethodType.methodType(boolean.class))
                            .asType(MethodType.methodType(boolean.class, Object.class)));
        }

        private static MethodHandle boolCall(MethodHandles.Lookup lookup, Class<?> type, String name, Class<?> number)
                throws ReflectiveOperationException {
            return lookup.findVirtual(type, name, MethodType.methodType(boolean.class, number))
                    .asType(MethodType.methodType(boolean.class, Object.class, number));
        }
    }

    static {
        try {
            INT = Calls.of(AbstractQueuedSynchronizer.class, int.class);
            LONG = Calls.of(AbstractQueuedLongSynchronizer.class, long.class);
            REENTRANT_SYNC = Class.forName("java.util.concurrent.locks.ReentrantLock$Sync");
            INITIAL_TRY_LOCK = MethodHandles.privateLookupIn(ReentrantLock.class, MethodHandles.lookup())
                    .findVirtual(REENTRANT_SYNC, "initialTryLock", MethodType.methodType(boolean.class))
                    .asType(MethodType.methodType(boolean.class, Object.class));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private SynchronizerCalls() {}

    public static boolean tryAcquire(Object s, long arg, boolean isShared) {
        try {
            if (s instanceof AbstractQueuedSynchronizer) {
                if (isShared) {
                    return (long) INT.tryAcquireShared.invokeExact(s, (int) arg) >= 0;
                }
                if (arg == 1 && REENTRANT_SYNC.isInstance(s) && (boolean) INITIAL_TRY_LOCK.invokeExact(s)) {
                    return true;
                }
                return (boolean) INT.tryAcquire.invokeExact(s, (int) arg);
            }
            return isShared
                    ? (long) LONG.tryAcquireShared.invokeExact(s, arg) >= 0
                    : (boolean) LONG.tryAcquire.invokeExact(s, arg);
        } catch (Throwable e) {
            throw SynchronizerCalls.<RuntimeException>sneaky(e);
        }
    }

    public static boolean tryRelease(Object s, long arg, boolean isShared) {
        try {
            if (s instanceof AbstractQueuedSynchronizer) {
                return isShared
                        ? (boolean) INT.tryReleaseShared.invokeExact(s, (int) arg)
                        : (boolean) INT.tryRelease.invokeExact(s, (int) arg);
            }
            return isShared
                    ? (boolean) LONG.tryReleaseShared.invokeExact(s, arg)
                    : (boolean) LONG.tryRelease.invokeExact(s, arg);
        } catch (Throwable e) {
            throw SynchronizerCalls.<RuntimeException>sneaky(e);
        }
    }

    public static boolean isHeldExclusively(Object s) {
        try {
            Calls calls = s instanceof AbstractQueuedSynchronizer ? INT : LONG;
            return (boolean) calls.isHeldExclusively.invokeExact(s);
        } catch (Throwable e) {
            throw SynchronizerCalls.<RuntimeException>sneaky(e);
        }
    }

    /** What the synchronizer throws is the test's own business, whatever its type. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T sneaky(Throwable e) throws T {
        throw (T) e;
    }
}
