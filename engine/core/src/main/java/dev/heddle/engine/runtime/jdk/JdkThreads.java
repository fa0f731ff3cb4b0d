package dev.heddle.engine.runtime.jdk;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import jdk.internal.misc.Unsafe;

/** Reaches into the JDK's thread classes, whose insides differ between versions. */
public final class JdkThreads {

    private static final String UNKNOWN_VIRTUAL = "cannot find the parts of a virtual thread on this JDK";
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    /** Where a thread keeps the object that has its target, in newer JDKs; -1 if it has it itself. */
    private static final long HOLDER;
    private static final long TARGET;
    private static final long ID;
    /** Where a thread keeps its container; -1 in JDKs that have none. */
    private static final long CONTAINER;
    private static final Map<Class<?>, MethodHandle> ENTER = new HashMap<>();
    private static final Map<Class<?>, MethodHandle> LEAVE = new HashMap<>();

    static {
        try {
            Field holder = fieldOrNull(Thread.class, "holder");
            HOLDER = holder == null ? -1 : UNSAFE.objectFieldOffset(holder);
            TARGET = UNSAFE.objectFieldOffset(
                    holder == null ? field(Thread.class, "target") : field(holder.getType(), "task"));
            ID = UNSAFE.objectFieldOffset(field(Thread.class, "tid"));
            Field container = fieldOrNull(Thread.class, "container");
            CONTAINER = container == null ? -1 : UNSAFE.objectFieldOffset(container);
        } catch (NoSuchFieldException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private JdkThreads() {}

    /** What a virtual thread of the user runs; null for a platform thread, whose {@code run()} does it. */
    public static Runnable taskOf(Thread thread) {
        if (!isVirtual(thread)) {
            return null;
        }
        try {
            Object wrapper = wrapperOf(thread);
            return (Runnable) taskField(wrapper).get(wrapper);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(UNKNOWN_VIRTUAL, e);
        }
    }

    /** What the continuation of a virtual thread runs, which has the thread's task. */
    private static Object wrapperOf(Thread thread) throws ReflectiveOperationException {
        Object continuation = field(Class.forName("java.lang.VirtualThread"), "cont").get(thread);
        return field(Class.forName("jdk.internal.vm.Continuation"), "target").get(continuation);
    }

    private static Field taskField(Object wrapper) throws NoSuchFieldException {
        for (Field f : wrapper.getClass().getDeclaredFields()) {
            if (f.getType() == Runnable.class) {
                f.setAccessible(true);
                return f;
            }
        }
        throw new NoSuchFieldException("no task in " + wrapper.getClass());
    }

    /** Starts a virtual thread for real, which can be done once only, with another task, which {@code carriers} gives a thread to run on. */
    public static void startVirtual(Thread thread, Runnable task, Executor carriers) {
        try {
            Object wrapper = wrapperOf(thread);
            UNSAFE.putReference(wrapper, UNSAFE.objectFieldOffset(taskField(wrapper)), task);
            Field scheduler = field(Class.forName("java.lang.VirtualThread"), "scheduler");
            UNSAFE.putReference(thread, UNSAFE.objectFieldOffset(scheduler), carriers);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(UNKNOWN_VIRTUAL, e);
        }
        thread.start();
    }

    public static Object container(Thread thread) {
        return UNSAFE.getReference(thread, CONTAINER);
    }

    public static void setContainer(Thread thread, Object container) {
        UNSAFE.putReference(thread, CONTAINER, container);
    }

    public static boolean isVirtual(Thread thread) {
        return thread.getClass().getName().equals("java.lang.VirtualThread");
    }

    /** What a thread was made with; null for nothing. */
    public static Runnable target(Thread thread) {
        Object holder = holder(thread);
        return holder == null ? null : (Runnable) UNSAFE.getReference(holder, TARGET);
    }

    /** The object that has what only platform threads need: another one in newer JDKs, null for a virtual thread there. */
    static Object holder(Thread thread) {
        return HOLDER < 0 ? thread : UNSAFE.getReference(thread, HOLDER);
    }

    public static void setId(Thread thread, long id) {
        UNSAFE.putLong(thread, ID, id);
    }

    /** A handler that the program set for uncaught exceptions of this thread, or null. */
    public static Thread.UncaughtExceptionHandler ownHandler(Thread thread) {
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

    /** Tells a container (executor, scope) of a new thread; what that does is the program's own doing. */
    public static Runnable entering(Object container, Thread thread) {
        setContainer(thread, container);
        return call(ENTER, container, thread, "onStart", "add");
    }

    public static Runnable leaving(Object container, Thread thread) {
        return call(LEAVE, container, thread, "onExit", "remove");
    }

    private static Runnable call(
            Map<Class<?>, MethodHandle> calls, Object container, Thread thread, String... names) {
        MethodHandle call = calls.computeIfAbsent(container.getClass(), type -> find(type, names));
        return () -> {
            try {
                call.invokeExact(container, thread);
            } catch (RuntimeException | Error e) {
                throw e;
            } catch (Throwable e) {
                throw new IllegalStateException("cannot tell a thread container on this JDK", e);
            }
        };
    }

    private static MethodHandle find(Class<?> container, String... names) {
        for (Class<?> c = container; c != null; c = c.getSuperclass()) {
            for (Method method : c.getDeclaredMethods()) {
                boolean wanted = method.getParameterCount() == 1 && method.getParameterTypes()[0] == Thread.class
                        && List.of(names).contains(method.getName());
                if (wanted && method.trySetAccessible()) {
                    try {
                        return MethodHandles.lookup().unreflect(method)
                                .asType(MethodType.methodType(void.class, Object.class, Thread.class));
                    } catch (IllegalAccessException e) {
                        throw new IllegalStateException(e);
                    }
                }
            }
        }
        throw new IllegalStateException("no " + String.join("/", names) + " in " + container);
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
