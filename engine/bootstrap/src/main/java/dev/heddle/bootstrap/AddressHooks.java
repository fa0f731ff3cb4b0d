package dev.heddle.bootstrap;

import java.lang.reflect.Array;

/** Called before (and, where a comparison decides, after) accesses by address: {@code Unsafe}, arrays as a whole. */
public final class AddressHooks {

    private AddressHooks() {}

    /** Before an access through {@code Unsafe}; {@code base} is null for memory outside the heap. */
    public static void access(Object base, long offset, int kind) {
        if (base != null && Thread.currentThread() == Hooks.active) {
            Hooks.controller.access(base, offset, kind);
        }
    }

    /** Before an access through {@code java.lang.reflect.Array}. */
    public static void element(Object array, int index, int kind) {
        if (Thread.currentThread() == Hooks.active) {
            range(array, index, 1, kind);
        }
    }

    /** Before {@code array.clone()}. */
    public static void cloning(Object array) {
        if (Thread.currentThread() == Hooks.active) {
            range(array, 0, Integer.MAX_VALUE, Controller.READ);
        }
    }

    /** In place of {@code System.arraycopy}. */
    public static void arraycopy(Object from, int fromIndex, Object to, int toIndex, int count) {
        if (Thread.currentThread() == Hooks.active && count > 0) {
            range(from, fromIndex, count, Controller.READ);
            range(to, toIndex, count, Controller.WRITE);
        }
        System.arraycopy(from, fromIndex, to, toIndex, count);
        SymbolicHooks.copied(from, fromIndex, to, toIndex, count);
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
