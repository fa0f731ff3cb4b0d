package dev.heddle.bootstrap;

/** What is in the objects that stand for primitive values. */
public final class Boxes {

    private Boxes() {}

    public static boolean isBox(Object object) {
        return object instanceof Integer || object instanceof Long || object instanceof Boolean
                || object instanceof Character || object instanceof Byte || object instanceof Short;
    }

    /** The number in a box, 0 or 1 for a boolean; 0 for what is no box. */
    public static long number(Object object) {
        if (object instanceof Integer || object instanceof Long || object instanceof Byte || object instanceof Short) {
            return ((Number) object).longValue();
        }
        if (object instanceof Character) {
            return (Character) object;
        }
        return object instanceof Boolean && (Boolean) object ? 1 : 0;
    }
}
