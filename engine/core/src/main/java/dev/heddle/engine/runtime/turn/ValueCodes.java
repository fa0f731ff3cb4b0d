package dev.heddle.engine.runtime.turn;

import dev.heddle.bootstrap.ArrayLayout;
import dev.heddle.bootstrap.Boxes;
import dev.heddle.engine.runtime.state.FieldTable;
import dev.heddle.engine.runtime.state.ObjectState;
import dev.heddle.engine.runtime.state.VariableTable;
import java.lang.reflect.Array;
import java.util.function.Function;
import jdk.internal.misc.Unsafe;

/** What variables have, as numbers: the same number for the same value in every execution. */
public final class ValueCodes {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private final FieldTable fields;
    private final Function<Object, ObjectState> objects;
    private final VariableKeys keys;

    public ValueCodes(FieldTable fields, Function<Object, ObjectState> objects, VariableKeys keys) {
        this.fields = fields;
        this.objects = objects;
        this.keys = keys;
    }

    /** First character of the descriptor of the variable's type. */
    char type(VariableTable variables, int v) {
        int field = variables.field(v);
        if (field == VariableTable.ELEMENT) {
            return variables.object(v).object.getClass().getComponentType().descriptorString().charAt(0);
        }
        return fields.info(field).type().descriptorString().charAt(0);
    }

    /** What the variable has now. */
    long now(VariableTable variables, int v) {
        int field = variables.field(v);
        if (field == VariableTable.ELEMENT) {
            return element(variables.object(v).object, variables.index(v));
        }
        FieldTable.Info info = fields.info(field);
        Object base = info.isStatic() ? info.base() : variables.object(v).object;
        return at(base, info.offset(), info.type());
    }

    /** What the variable has now, as people read it. */
    String text(VariableTable variables, int v) {
        long now = now(variables, v);
        return switch (type(variables, v)) {
            case 'Z' -> String.valueOf(now != 0);
            case 'C' -> "'" + (char) now + "'";
            case 'F' -> String.valueOf(Float.intBitsToFloat((int) now));
            case 'D' -> String.valueOf(Double.longBitsToDouble(now));
            case 'L', '[' -> now == 0 ? "null" : "object " + Long.toHexString(now & 0xFFFF);
            default -> String.valueOf(now);
        };
    }

    private long element(Object array, int index) {
        if (index >= Array.getLength(array)) {
            return 0;
        }
        return at(array, ArrayLayout.offset(ArrayLayout.kind(array), index), array.getClass().getComponentType());
    }

    private long at(Object base, long offset, Class<?> type) {
        return switch (type.descriptorString().charAt(0)) {
            case 'Z' -> UNSAFE.getBoolean(base, offset) ? 1 : 0;
            case 'B' -> UNSAFE.getByte(base, offset);
            case 'C' -> UNSAFE.getChar(base, offset);
            case 'S' -> UNSAFE.getShort(base, offset);
            case 'I' -> UNSAFE.getInt(base, offset);
            case 'J' -> UNSAFE.getLong(base, offset);
            case 'F' -> Boxes.number(UNSAFE.getFloat(base, offset));
            case 'D' -> Boxes.number(UNSAFE.getDouble(base, offset));
            default -> reference(UNSAFE.getReference(base, offset));
        };
    }

    private long reference(Object value) {
        if (value == null) {
            return 0;
        }
        if (Boxes.isBox(value)) {
            return named(value.getClass().getName() + "=" + Boxes.number(value));
        }
        if (value instanceof String text) {
            return named("text " + text);
        }
        if (value instanceof Class<?> type) {
            return named("class " + type.getName());
        }
        if (value instanceof Enum<?> constant) {
            return named(constant.getDeclaringClass().getName() + "." + constant.name());
        }
        return keys.ofObject(objects.apply(value));
    }

    private static long named(String name) {
        long hash = 7;
        for (int i = 0; i < name.length(); i++) {
            hash = hash * 0x100000001B3L + name.charAt(i);
        }
        return hash | 1L << 62;
    }
}
