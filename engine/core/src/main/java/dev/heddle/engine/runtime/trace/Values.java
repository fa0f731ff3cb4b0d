package dev.heddle.engine.runtime.trace;

import dev.heddle.engine.runtime.state.ObjectState;
import dev.heddle.engine.runtime.state.ObjectTable;
import java.lang.reflect.Array;
import jdk.internal.misc.Unsafe;

/** Shows values without calling any code of the program under test. */
final class Values {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final int LONGEST_STRING = 60;

    private final Labels labels;
    private final ObjectTable objects;

    Values(Labels labels, ObjectTable objects) {
        this.labels = labels;
        this.objects = objects;
    }

    String read(Object base, long offset, Class<?> type) {
        if (type == int.class) {
            return Integer.toString(UNSAFE.getInt(base, offset));
        } else if (type == long.class) {
            return Long.toString(UNSAFE.getLong(base, offset));
        } else if (type == boolean.class) {
            return Boolean.toString(UNSAFE.getBoolean(base, offset));
        } else if (type == byte.class) {
            return Byte.toString(UNSAFE.getByte(base, offset));
        } else if (type == short.class) {
            return Short.toString(UNSAFE.getShort(base, offset));
        } else if (type == char.class) {
            return "'" + UNSAFE.getChar(base, offset) + "'";
        } else if (type == float.class) {
            return Float.toString(UNSAFE.getFloat(base, offset));
        } else if (type == double.class) {
            return Double.toString(UNSAFE.getDouble(base, offset));
        }
        return show(UNSAFE.getReference(base, offset));
    }

    String element(Object array, int index) {
        return index < 0 || index >= Array.getLength(array) ? null : show(Array.get(array, index));
    }

    private String show(Object value) {
        if (value == null) {
            return "null";
        }
        if (value instanceof String s) {
            return "\"" + (s.length() > LONGEST_STRING ? s.substring(0, LONGEST_STRING) + "…" : s) + "\"";
        }
        if (value instanceof Integer || value instanceof Long || value instanceof Boolean || value instanceof Short
                || value instanceof Byte || value instanceof Character || value instanceof Double
                || value instanceof Float) {
            return value.toString();
        }
        if (value instanceof Enum<?> e) {
            return e.name();
        }
        ObjectState state = objects.get(value);
        return state == null ? Labels.simpleName(value.getClass()) : labels.object(state);
    }
}
