package dev.heddle.engine.runtime;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import jdk.internal.misc.Unsafe;

/** Reaches into the JDK's thread classes, whose insides differ between versions. */
final class JdkThreads {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    /** Where a thread keeps the object that has its target, in newer JDKs; -1 if it has it itself. */
    private static final long HOLDER;
    private static final long TARGET;

    static {
        try {
            Field holder = fieldOrNull(Thread.class, "holder");
            HOLDER = holder == null ? -1 : UNSAFE.objectFieldOffset(holder);
            TARGET = UNSAFE.objectFieldOffset(
                    holder == null ? field(Thread.class, "target") : field(holder.getType(), "task"));
        } catch (NoSuchFieldException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private JdkThreads() {}

    /** What a virtual thread of the user runs; null for a platform thread, whose {@code run()} does it. */
    static Runnable taskOf(Thread thread) {
        if (!isVirtual(thread)) {
            return null;
        }
        try {
            Object continuation = field(Class.forName("java.lang.VirtualThread"), "cont").get(thread);
            Object wrapper = field(Class.forName("jdk.internal.vm.Continuation"), "target").get(continuation);
            for (Field f : wrapper.getClass().getDeclaredFields()) {
                if (f.getType() == Runnable.class) {
                    f.setAccessible(true);
                    return (Runnable) f.get(wrapper);
                }
            }
            throw new IllegalStateException("no task in " + wrapper.getClass());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot find the task of a virtual thread on this JDK", e);
        }
    }

    static boolean isVirtual(Thread thread) {
        return thread.getClass().getName().equals("java.lang.VirtualThread");
    }

    /** Class of the Runnable that a thread was made with; null for none. */
    static Class<?> targetClass(Thread thread) {
        Object holder = HOLDER < 0 ? thread : UNSAFE.getReference(thread, HOLDER);
        Object target = holder == null ? null : UNSAFE.getReference(holder, TARGET);
        return target == null ? null : target.getClass();
    }

    /** A handler that the program set for uncaught exceptions of this thread, or null. */
    static Thread.UncaughtExceptionHandler ownHandler(Thread thread) {
        Thread.UncaughtExceptionHandler handler = thread.getUncaughtExceptionHandler();
        if (handler != null && (!(handler instanceof ThreadGroup group) || overridesUncaught(group))) {
            return handler;
        }
        return Thread.getDefaultUncaughtExceptionHandler();
    }

    private static boolean overridesUncaught(ThreadGroup group) {
        try {
            return group.getClass().getMethod("uncaughtException", Thread.class, Throwable.class).getDeclaringClass()
                    != ThreadGroup.class;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    /** A container (executor, scope) that wants to know its threads gets a new one. */
    static void enter(Object container, Thread thread) {
        try {
            field(Thread.class, "container").set(thread, container);
            call(container, thread, "onStart", "add");
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot tell a thread container on this JDK", e);
        }
    }

    static void leave(Object container, Thread thread) {
        try {
            call(container, thread, "onExit", "remove");
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot tell a thread container on this JDK", e);
        }
    }

    private static void call(Object container, Thread thread, String... names) throws ReflectiveOperationException {
        for (Class<?> c = container.getClass(); c != null; c = c.getSuperclass()) {
            for (String name : names) {
                try {
                    Method method = c.getDeclaredMethod(name, Thread.class);
                    method.setAccessible(true);
                    method.invoke(container, thread);
                    return;
                } catch (NoSuchMethodException tryNext) {
                    continue;
                } catch (InvocationTargetException e) {
                    if (e.getCause() instanceof Error error) {
                        throw error;
                    }
                    throw e;
                }
            }
        }
        throw new NoSuchMethodException(container.getClass() + "." + String.join("/", names));
    }

    private static Field field(Class<?> type, String name) throws NoSuchFieldException {
        Field field = type.getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }

    private static Field fieldOrNull(Class<?> type, String name) {
        try {
            return field(type, name);
        } catch (NoSuchFieldException e) {
            return null;
        }
    }
}
