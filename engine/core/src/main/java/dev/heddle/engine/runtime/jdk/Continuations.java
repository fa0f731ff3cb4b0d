package dev.heddle.engine.runtime.jdk;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * {@code jdk.internal.vm.Continuation}, and the means to make the JVM take another {@code Thread} object for
 * the current thread; both are there from JDK 21 on.
 */
public final class Continuations {

    private static final MethodHandle NEW;
    private static final MethodHandle RUN;
    private static final MethodHandle YIELD;
    private static final MethodHandle SET_CURRENT;
    private static final boolean SUPPORTED;

    static {
        MethodHandle create = null;
        MethodHandle run = null;
        MethodHandle yield = null;
        MethodHandle setCurrent = null;
        try {
            Class<?> scopeType = Class.forName("jdk.internal.vm.ContinuationScope");
            Class<?> type = Class.forName("jdk.internal.vm.Continuation");
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            Object scope = lookup.findConstructor(scopeType, MethodType.methodType(void.class, String.class))
                    .invoke("heddle");
            create = lookup.findConstructor(type, MethodType.methodType(void.class, scopeType, Runnable.class))
                    .bindTo(scope)
                    .asType(MethodType.methodType(Object.class, Runnable.class));
            run = lookup.findVirtual(type, "run", MethodType.methodType(void.class))
                    .asType(MethodType.methodType(void.class, Object.class));
            yield = lookup.findStatic(type, "yield", MethodType.methodType(boolean.class, scopeType)).bindTo(scope);
            setCurrent = MethodHandles.privateLookupIn(Thread.class, lookup)
                    .findVirtual(Thread.class, "setCurrentThread", MethodType.methodType(void.class, Thread.class));
            // The first continuation would do this, and with it ForkJoinPool and its common pool, in an execution.
            Class.forName("java.lang.VirtualThread");
        } catch (Throwable e) {
            setCurrent = null;
        }
        NEW = create;
        RUN = run;
        YIELD = yield;
        SET_CURRENT = setCurrent;
        SUPPORTED = setCurrent != null;
    }

    /** A frame of native code, or a monitor of the JVM, is on the stack: the thread cannot be put aside. */
    @SuppressWarnings("serial")
    public static final class Pinned extends Error {
        Pinned(String reason) {
            super(reason, null, false, false);
        }
    }

    private Continuations() {}

    public static boolean supported() {
        return SUPPORTED;
    }

    public static Object create(Runnable body) {
        try {
            return (Object) NEW.invokeExact(body);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** Runs until the continuation yields or ends. */
    public static void run(Object continuation) {
        try {
            RUN.invokeExact(continuation);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    public static void yieldNow() {
        try {
            boolean unused = (boolean) YIELD.invokeExact();
        } catch (IllegalStateException e) {
            throw new Pinned(e.getMessage());
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** From now on {@code Thread.currentThread()} on {@code carrier} is {@code thread}. */
    public static void setCurrent(Thread carrier, Thread thread) {
        try {
            SET_CURRENT.invokeExact(carrier, thread);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
