package dev.heddle.bootstrap;

/** What stands in place of calls of the native methods of {@link Object}. */
public final class ObjectHooks {

    private static final long NANOS_PER_MILLI = 1_000_000L;
    private static final long MAX_MILLIS = Long.MAX_VALUE / NANOS_PER_MILLI;
    private static final int MAX_NANOS_OF_MILLI = 999_999;

    /** Whether a class takes its hash code from {@link Object}, that is, from an object's identity. */
    private static final ClassValue<Boolean> HASHES_IDENTITY = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            try {
                return type.getMethod("hashCode").getDeclaringClass() == Object.class;
            } catch (NoSuchMethodException | LinkageError unknown) {
                return false;
            }
        }
    };

    private ObjectHooks() {}

    public static void wait(Object monitor) throws InterruptedException {
        if (Hooks.managed()) {
            Hooks.controller.monitorWait(nonNull(monitor), 0);
        } else {
            Hooks.stops();
            monitor.wait();
        }
    }

    public static void wait(Object monitor, long millis) throws InterruptedException {
        if (!Hooks.managed()) {
            Hooks.stops();
            monitor.wait(millis);
            return;
        }
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        Hooks.controller.monitorWait(nonNull(monitor), Math.min(millis, MAX_MILLIS) * NANOS_PER_MILLI);
    }

    public static void wait(Object monitor, long millis, int nanos) throws InterruptedException {
        if (!Hooks.managed()) {
            Hooks.stops();
            monitor.wait(millis, nanos);
            return;
        }
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (nanos < 0 || nanos > MAX_NANOS_OF_MILLI) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
        long whole = Math.min(millis, MAX_MILLIS - 1) * NANOS_PER_MILLI;
        Hooks.controller.monitorWait(nonNull(monitor), whole + nanos);
    }

    public static void notify(Object monitor) {
        if (Hooks.managed()) {
            Hooks.controller.monitorNotify(nonNull(monitor), false);
        } else {
            monitor.notify();
        }
    }

    public static void notifyAll(Object monitor) {
        if (Hooks.managed()) {
            Hooks.controller.monitorNotify(nonNull(monitor), true);
        } else {
            monitor.notifyAll();
        }
    }

    /** A virtual call of {@code hashCode()} that may reach {@link Object#hashCode}. */
    public static int hashCode(Object object) {
        if (!Hooks.controlled()) {
            return FixedHashes.of(object, object.hashCode());
        }
        if (object == null || !hashesIdentity(object.getClass())) {
            return object.hashCode();
        }
        return Hooks.managed() ? Hooks.controller.identityHashCode(object) : FixedHashes.initial(object);
    }

    /** {@code System.identityHashCode} and {@code super.hashCode()}. */
    public static int identityHashCode(Object object) {
        if (object == null) {
            return 0;
        }
        if (Hooks.managed()) {
            return Hooks.controller.identityHashCode(object);
        }
        return Hooks.initializing()
                ? FixedHashes.initial(object)
                : FixedHashes.of(object, System.identityHashCode(object));
    }

    private static boolean hashesIdentity(Class<?> type) {
        if (type == String.class) {
            return false;
        }
        boolean paused = Hooks.pause();
        boolean initializing = Hooks.initializing();
        if (initializing) {
            Hooks.initializer(null);
        }
        try {
            return HASHES_IDENTITY.get(type);
        } finally {
            if (initializing) {
                Hooks.initializer(Thread.currentThread());
            }
            Hooks.resume(paused);
        }
    }

    private static Object nonNull(Object monitor) {
        if (monitor == null) {
            throw new NullPointerException();
        }
        return monitor;
    }
}
