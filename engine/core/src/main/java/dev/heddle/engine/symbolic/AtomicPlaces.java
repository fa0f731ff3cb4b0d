package dev.heddle.engine.symbolic;

import dev.heddle.bootstrap.ArrayLayout;
import dev.heddle.bootstrap.VarHandleHooks;
import dev.heddle.engine.instrument.shadow.ShadowCarriers;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import jdk.internal.misc.Unsafe;

/** Finds the variable that an atomic operation is about. */
final class AtomicPlaces {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private record Address(Class<?> type, boolean isStatic, long offset) {}

    private final FieldNumbers fields;
    private final Object statics;
    private final Map<Address, Field> byAddress = new HashMap<>();
    private final Map<Class<?>, Long> updaterOffsets = new HashMap<>();

    /** {@code statics} is the owner of static fields. */
    AtomicPlaces(FieldNumbers fields, Object statics) {
        this.fields = fields;
        this.statics = statics;
    }

    /** Number of elements of an array, or of an atomic one; -1 for anything else. */
    static int length(Object array) {
        if (array instanceof AtomicIntegerArray ints) {
            return ints.length();
        }
        if (array instanceof AtomicLongArray longs) {
            return longs.length();
        }
        if (array instanceof AtomicReferenceArray<?> references) {
            return references.length();
        }
        return array.getClass().isArray() ? Array.getLength(array) : -1;
    }

    /** The place; null if it is not known. */
    AtomicPlace of(Object variable, Object place, int index) {
        if (ShadowCarriers.contain(variable.getClass())) {
            // Calls that name a class of the program are not known for what they are, so the value would be read unseen.
            return null;
        }
        if (variable instanceof AtomicInteger number) {
            return variable(variable, 'I', number.get());
        }
        if (variable instanceof AtomicLong number) {
            return variable(variable, 'J', number.get());
        }
        if (variable instanceof AtomicBoolean truth) {
            return variable(variable, 'Z', truth.get());
        }
        if (variable instanceof AtomicReference<?> reference) {
            return variable(variable, 'L', reference.get());
        }
        if (variable instanceof AtomicIntegerArray ints) {
            return new AtomicPlace(variable, index, 'I', ints.get(index));
        }
        if (variable instanceof AtomicLongArray longs) {
            return new AtomicPlace(variable, index, 'J', longs.get(index));
        }
        if (variable instanceof AtomicReferenceArray<?> references) {
            return new AtomicPlace(variable, index, 'L', references.get(index));
        }
        return variable instanceof VarHandle handle ? ofHandle(handle, place, index) : ofUpdater(variable, place);
    }

    private AtomicPlace variable(Object variable, char type, Object value) {
        return new AtomicPlace(variable, fields.of(variable.getClass(), "value"), type, value);
    }

    private AtomicPlace ofHandle(VarHandle handle, Object object, int index) {
        VarHandle direct = VarHandleHooks.direct(handle);
        Object base = direct == null ? null : VarHandleHooks.base(direct, object);
        long offset = base == null ? -1 : VarHandleHooks.offset(direct, index);
        if (offset < 0) {
            return null;
        }
        if (base.getClass().isArray()) {
            int element = ArrayLayout.index(ArrayLayout.kind(base), offset);
            return new AtomicPlace(base, element, base.getClass().getComponentType().descriptorString().charAt(0),
                    Array.get(base, element));
        }
        return ofField(base, offset, object == null);
    }

    private AtomicPlace ofUpdater(Object updater, Object object) {
        boolean known = updater instanceof AtomicIntegerFieldUpdater || updater instanceof AtomicLongFieldUpdater
                || updater instanceof AtomicReferenceFieldUpdater;
        long at = known && object != null
                ? updaterOffsets.computeIfAbsent(updater.getClass(), AtomicPlaces::offsetField) : -1;
        return at < 0 ? null : ofField(object, UNSAFE.getLong(updater, at), false);
    }

    /** Where an updater keeps the offset of its field. */
    private static long offsetField(Class<?> updater) {
        try {
            return UNSAFE.objectFieldOffset(updater, "offset");
        } catch (InternalError hasNone) {
            return -1;
        }
    }

    private AtomicPlace ofField(Object base, long offset, boolean isStatic) {
        Class<?> type = isStatic ? (Class<?>) base : base.getClass();
        Field field = byAddress.computeIfAbsent(
                new Address(type, isStatic, offset), address -> find(address.type, isStatic, offset));
        if (field == null) {
            return null;
        }
        char descriptor = field.getType().descriptorString().charAt(0);
        return new AtomicPlace(isStatic ? statics : base, fields.of(field.getDeclaringClass(), field.getName()),
                descriptor, read(base, offset, descriptor));
    }

    private static Field find(Class<?> type, boolean isStatic, long offset) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Field field : c.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) == isStatic
                        && offset == (isStatic ? UNSAFE.staticFieldOffset(field) : UNSAFE.objectFieldOffset(field))) {
                    return field;
                }
            }
        }
        return null;
    }

    private static Object read(Object base, long offset, char type) {
        return switch (type) {
            case 'Z' -> UNSAFE.getBoolean(base, offset);
            case 'B' -> UNSAFE.getByte(base, offset);
            case 'C' -> UNSAFE.getChar(base, offset);
            case 'S' -> UNSAFE.getShort(base, offset);
            case 'I' -> UNSAFE.getInt(base, offset);
            case 'J' -> UNSAFE.getLong(base, offset);
            case 'F' -> UNSAFE.getFloat(base, offset);
            case 'D' -> UNSAFE.getDouble(base, offset);
            default -> UNSAFE.getReference(base, offset);
        };
    }
}
