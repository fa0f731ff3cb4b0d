package dev.heddle.engine.runtime;

import java.lang.reflect.Field;
import jdk.internal.misc.Unsafe;

/** The JDK's counter behind names such as {@code Thread-0}: each execution counts from the same number. */
final class ThreadNumbers {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private final Object base;
    private final long offset;

    ThreadNumbers() {
        Field counter = counter();
        base = counter == null ? null : UNSAFE.staticFieldBase(counter);
        offset = counter == null ? 0 : UNSAFE.staticFieldOffset(counter);
    }

    private static Field counter() {
        try {
            return Thread.class.getDeclaredField("threadInitNumber");
        } catch (NoSuchFieldException newerJdk) {
            try {
                return Class.forName("java.lang.Thread$ThreadNumbering").getDeclaredField("next");
            } catch (ReflectiveOperationException unknownJdk) {
                return null;
            }
        }
    }

    void restart() {
        if (base != null) {
            UNSAFE.putIntVolatile(base, offset, 0);
        }
    }
}
