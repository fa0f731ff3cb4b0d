package dev.heddle.api;

/** The types that an input can have. */
final class InputTypes {

    private InputTypes() {}

    static boolean contain(Class<?> type) {
        return type.isPrimitive() && type != float.class && type != double.class;
    }

    static long smallest(Class<?> type) {
        return type == long.class ? Long.MIN_VALUE
                : type == int.class ? Integer.MIN_VALUE
                : type == short.class ? Short.MIN_VALUE
                : type == byte.class ? Byte.MIN_VALUE : 0;
    }

    static long largest(Class<?> type) {
        return type == long.class ? Long.MAX_VALUE
                : type == int.class ? Integer.MAX_VALUE
                : type == short.class ? Short.MAX_VALUE
                : type == byte.class ? Byte.MAX_VALUE
                : type == char.class ? Character.MAX_VALUE : 1;
    }

    static long number(Object box) {
        return box instanceof Boolean truth ? truth ? 1 : 0
                : box instanceof Character letter ? letter : ((Number) box).longValue();
    }

    static Object boxed(Class<?> type, long value) {
        if (type == boolean.class) {
            return value != 0;
        }
        if (type == char.class) {
            return (char) value;
        }
        if (type == byte.class) {
            return (byte) value;
        }
        if (type == short.class) {
            return (short) value;
        }
        if (type == int.class) {
            return (int) value;
        }
        return value;
    }
}
