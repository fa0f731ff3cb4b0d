package dev.heddle.bootstrap;

/**
 * Primitive values, and the objects that stand for them, as numbers. A floating-point number is its bits, and there
 * is one NaN: which one an operation gives depends on how the JVM runs it.
 */
public final class Boxes {

    private Boxes() {}

    public static boolean isBox(Object object) {
        return object instanceof Integer || object instanceof Long || object instanceof Boolean
                || object instanceof Character || object instanceof Byte || object instanceof Short
                || object instanceof Double || object instanceof Float;
    }

    /** Whether a box is the one that the JVM has for its value. */
    public static boolean isShared(Object box) {
        if (box instanceof Integer) {
            return box == Integer.valueOf((int) (Integer) box);
        }
        if (box instanceof Long) {
            return box == Long.valueOf((long) (Long) box);
        }
        if (box instanceof Short) {
            return box == Short.valueOf((short) (Short) box);
        }
        if (box instanceof Character) {
            return box == Character.valueOf((char) (Character) box);
        }
        return box instanceof Byte ? box == Byte.valueOf((byte) (Byte) box)
                : box instanceof Boolean && box == Boolean.valueOf((boolean) (Boolean) box);
    }

    /** What the JVM computes with what is in a box: {@code I}, {@code J}, {@code F} or {@code D}; {@code V} for what is no box. */
    static char type(Object object) {
        if (object instanceof Long) {
            return 'J';
        }
        if (object instanceof Double) {
            return 'D';
        }
        return object instanceof Float ? 'F' : isBox(object) ? 'I' : 'V';
    }

    public static long number(float value) {
        return Float.floatToIntBits(value);
    }

    public static long number(double value) {
        return Double.doubleToLongBits(value);
    }

    /** The number in a box, 0 or 1 for a boolean; 0 for what is no box. */
    public static long number(Object object) {
        if (object instanceof Integer || object instanceof Long || object instanceof Byte || object instanceof Short) {
            return ((Number) object).longValue();
        }
        if (object instanceof Character) {
            return (Character) object;
        }
        if (object instanceof Double) {
            return number((double) (Double) object);
        }
        if (object instanceof Float) {
            return number((float) (Float) object);
        }
        return object instanceof Boolean && (Boolean) object ? 1 : 0;
    }
}
