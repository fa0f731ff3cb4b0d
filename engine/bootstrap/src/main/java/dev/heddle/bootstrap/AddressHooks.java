package dev.heddle.bootstrap;

import java.lang.reflect.Array;
import java.nio.Buffer;

/** Called before (and, where a comparison decides, after) accesses by address: {@code Unsafe}, arrays as a whole. */
public final class AddressHooks {

    private AddressHooks() {}

    /** Before an access through {@code Unsafe}; {@code base} is null for memory outside the heap. */
    public static void access(Object base, long offset, int kind) {
        if (base != null && Thread.currentThread() == Hooks.active) {
            Hooks.controller.access(base, offset, kind);
        } else {
            Hooks.written(base, kind);
        }
    }

    /** Before the program uses a buffer. */
    public static void buffer(Buffer buffer, int kind) {
        if (buffer != null && Thread.currentThread() == Hooks.active) {
            Hooks.controller.buffer(buffer, kind);
        }
    }

    /** Before an access through {@code java.lang.reflect.Array}. */
    public static void element(Object array, int index, int kind) {
        if (Thread.currentThread() == Hooks.active) {
            range(array, index, 1, kind);
        }
    }

    /** After {@code array.clone()}: the elements are read one by one, as others may write them in between. */
    public static Object cloned(Object array, Object copy) {
        if (Thread.currentThread() == Hooks.active) {
            int count = Array.getLength(array);
            if (Hooks.controller.isExclusive(array, Controller.READ)) {
                range(array, 0, count, Controller.READ);
            } else {
                take(array, 0, copy, count);
            }
        }
        return copy;
    }

    /** In place of {@code System.arraycopy}. */
    public static void arraycopy(Object from, int fromIndex, Object to, int toIndex, int count) {
        Hooks.written(to, Controller.WRITE);
        if (Thread.currentThread() == Hooks.active && count > 0) {
            boolean fits = isRange(from, fromIndex, count) && isRange(to, toIndex, count) && isCompatible(from, to);
            if (!fits) {
                range(from, fromIndex, count, Controller.READ);
                range(to, toIndex, count, Controller.WRITE);
            } else if (!Hooks.controller.copyAtOnce(from, fromIndex, to, toIndex, count)) {
                copyOneByOne(from, fromIndex, to, toIndex, count);
                return;
            }
        }
        System.arraycopy(from, fromIndex, to, toIndex, count);
        ShadowMemoryHooks.copied(from, fromIndex, to, toIndex, count);
    }

    /** All elements are read before the first is written, so that the ranges may overlap. */
    private static void copyOneByOne(Object from, int fromIndex, Object to, int toIndex, int count) {
        Object taken = buffer(from.getClass().getComponentType(), count);
        take(from, fromIndex, taken, count);
        for (int i = 0; i < count; i++) {
            range(to, toIndex + i, 1, Controller.WRITE);
            System.arraycopy(taken, i, to, toIndex + i, 1);
            ShadowMemoryHooks.copied(taken, i, to, toIndex + i, 1);
        }
    }

    private static void take(Object from, int fromIndex, Object taken, int count) {
        for (int i = 0; i < count; i++) {
            range(from, fromIndex + i, 1, Controller.READ);
            System.arraycopy(from, fromIndex + i, taken, i, 1);
            ShadowMemoryHooks.copied(from, fromIndex + i, taken, i, 1);
        }
    }

    /** The program has not made this array, so it must not count among its objects. */
    private static Object buffer(Class<?> type, int length) {
        boolean paused = Hooks.pause();
        try {
            return Array.newInstance(type, length);
        } finally {
            Hooks.resume(paused);
        }
    }

    private static boolean isRange(Object array, int from, int count) {
        return array != null && array.getClass().isArray() && from >= 0 && count <= Array.getLength(array) - from;
    }

    /** Whether elements can be copied; whether each of them may be stored is found out one by one. */
    private static boolean isCompatible(Object from, Object to) {
        Class<?> type = from.getClass().getComponentType();
        Class<?> target = to.getClass().getComponentType();
        return type == target || !type.isPrimitive() && !target.isPrimitive();
    }

    /** After a compare-and-set. */
    public static boolean compared(boolean written) {
        if (Thread.currentThread() == Hooks.active) {
            Hooks.controller.compared(written);
        }
        return written;
    }

    /** After a compare-and-exchange, which wrote if it found what it expected. */
    public static Object exchanged(Object witness, Object expected) {
        compared(witness == expected);
        return witness;
    }

    public static int exchanged(int witness, int expected) {
        compared(witness == expected);
        return witness;
    }

    public static long exchanged(long witness, long expected) {
        compared(witness == expected);
        return witness;
    }

    public static float exchanged(float witness, float expected) {
        compared(Float.floatToRawIntBits(witness) == Float.floatToRawIntBits(expected));
        return witness;
    }

    public static double exchanged(double witness, double expected) {
        compared(Double.doubleToRawLongBits(witness) == Double.doubleToRawLongBits(expected));
        return witness;
    }

    /** Announces the elements that exist of a range; what does not exist is for the operation to complain of. */
    private static void range(Object array, int from, int count, int kind) {
        if (array == null || from < 0 || !array.getClass().isArray()) {
            return;
        }
        int end = (int) Math.min((long) from + count, Array.getLength(array));
        if (end > from) {
            Hooks.controller.accessRange(array, from, end - from, kind);
        }
    }
}
