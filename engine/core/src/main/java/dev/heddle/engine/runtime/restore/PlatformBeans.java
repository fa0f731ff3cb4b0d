package dev.heddle.engine.runtime.restore;

import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import javax.management.MBeanServer;
import javax.management.MBeanServerFactory;
import jdk.internal.misc.Unsafe;

/**
 * The MBeans of the platform's server. Once there is one, it belongs to what executions start from: tables and locks inside
 * are put back like other objects. The first is made in the middle of an execution, which may have been ended while it held
 * one of its locks; so a new one takes its place.
 */
final class PlatformBeans {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private final Object base;
    private final long offset;
    private final Class<?> factory;
    private MBeanServer kept;

    private PlatformBeans(Class<?> factory, Field server) {
        this.factory = factory;
        base = UNSAFE.staticFieldBase(server);
        offset = UNSAFE.staticFieldOffset(server);
    }

    /** Null where the JDK has none. */
    static PlatformBeans find() {
        try {
            Class<?> factory = Class.forName(
                    "java.lang.management.ManagementFactory", false, ClassLoader.getPlatformClassLoader());
            return new PlatformBeans(factory, factory.getDeclaredField("platformMBeanServer"));
        } catch (ReflectiveOperationException missing) {
            return null;
        }
    }

    void preserve(Baseline baseline) {
        if (kept != null) {
            baseline.addReachable(kept);
        }
    }

    void putBack(Baseline baseline) {
        if (kept == null && UNSAFE.shouldBeInitialized(factory)) {
            return;
        }
        Object now = UNSAFE.getReferenceVolatile(base, offset);
        if (now == kept) {
            return;
        }
        if (kept == null) {
            MBeanServerFactory.releaseMBeanServer((MBeanServer) now);
            UNSAFE.putReferenceVolatile(base, offset, null);
            kept = ManagementFactory.getPlatformMBeanServer();
            baseline.addReachable(kept);
        } else {
            UNSAFE.putReferenceVolatile(base, offset, kept);
        }
    }
}
