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
