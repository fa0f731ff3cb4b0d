package dev.heddle.bootstrap;

import jdk.internal.misc.Unsafe;

/** Addresses of array elements. What {@code Unsafe.arrayBaseOffset} returns depends on the JDK: it is reflected on. */
public final class ArrayLayout {

    private static final Class<?>[] ARRAYS = {Object[].class, boolean[].class, byte[].class, char[].class,
        short[].class, int[].class, long[].class, float[].class, double[].class};
    private static final long[] BASES = new long[ARRAYS.length];
    private static final int[] SCALES = new int[ARRAYS.length];

    static {
        try {
            Unsafe unsafe = Unsafe.getUnsafe();
            for (int i = 0; i < ARRAYS.length; i++) {
                BASES[i] = ((Number) Unsafe.class.getMethod("arrayBaseOffset", Class.class).invoke(unsafe, ARRAYS[i]))
                        .longValue();
                SCALES[i] = unsafe.arrayIndexScale(ARRAYS[i]);
            }
        } catch (ReflectiveOperationException broken) {
            throw new ExceptionInInitializerError(broken);
        }
    }

    private ArrayLayout() {}

    /** Which kind of array an object is, for the other methods; -1 if none. */
    public static int kind(Object object) {
        if (object instanceof Object[]) {
            return 0;
        }
        for (int i = 1; i < ARRAYS.length; i++) {
            if (object.getClass() == ARRAYS[i]) {
                return i;
            }
        }
        return -1;
    }

    public static long offset(int kind, int index) {
        return BASES[kind] + (long) index * SCALES[kind];
    }

    /** The element at an offset. */
    public static int index(int kind, long offset) {
        return (int) ((offset - BASES[kind]) / SCALES[kind]);
    }
}
