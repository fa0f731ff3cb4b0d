package dev.heddle.engine.runtime.restore;

import dev.heddle.bootstrap.ArrayLayout;
import dev.heddle.bootstrap.Hooks;
import dev.heddle.engine.runtime.state.FieldTable;
import dev.heddle.engine.runtime.turn.Turns;
import java.lang.reflect.Array;
import java.util.Arrays;
import jdk.internal.misc.Unsafe;

/**
 * Puts back what an execution changes in statics and in objects that were there before it. Each location's
 * first write in an execution is logged, with the value it had.
 */
public final class UndoLog {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private final FieldTable fields;
    private final Baseline baseline;
    private final Turns turns;

    private int count;
    private Object[] bases = new Object[256];
    private long[] offsets = new long[256];
    private Class<?>[] types = new Class<?>[256];
    private Object[] references = new Object[256];
    private long[] bits = new long[256];
    /** Positions in the log by location, open addressing; 0 is empty, else position + 1. */
    private int[] index = new int[512];
    private long[] staticLogged = new long[1 << 10];

    public UndoLog(FieldTable fields, Baseline baseline, Turns turns) {
        this.fields = fields;
        this.baseline = baseline;
        this.turns = turns;
    }

    public void beforeStaticWrite(int field) {
        if (field >= staticLogged.length) {
            boolean paused = Hooks.pause();
            staticLogged = Arrays.copyOf(staticLogged, Math.max(field + 1, staticLogged.length * 2));
            Hooks.resume(paused);
        }
        if (staticLogged[field] != turns.epoch) {
            staticLogged[field] = turns.epoch;
            FieldTable.Info info = fields.info(field);
            log(info.base(), info.offset(), info.type());
        }
    }

    public void beforeWrite(Object owner, int field) {
        if (baseline.contains(owner)) {
            FieldTable.Info info = fields.info(field);
            logOnce(owner, info.offset(), info.type());
        }
    }

    /** Before code that no hook sees changes any field of an object. */
    public void beforeQuietWrites(Object owner) {
        if (baseline.contains(owner)) {
            for (FieldTable.Info info : baseline.layoutOf(owner.getClass())) {
                logOnce(owner, info.offset(), info.type());
            }
        }
    }

    public void beforeElementWrite(Object array, int position) {
        if (baseline.contains(array)) {
            if (position >= 0 && position < Array.getLength(array)) {
                long offset = ArrayLayout.offset(ArrayLayout.kind(array), position);
                logOnce(array, offset, array.getClass().getComponentType());
            }
        }
    }

    private void logOnce(Object base, long offset, Class<?> type) {
        int mask = index.length - 1;
        int i = hash(base, offset) & mask;
        while (index[i] != 0) {
            int at = index[i] - 1;
            if (bases[at] == base && offsets[at] == offset) {
                return;
            }
            i = (i + 1) & mask;
        }
        log(base, offset, type);
        index[i] = count;
        if (count * 2 > index.length) {
            rehash();
        }
    }

    private static int hash(Object base, long offset) {
        int h = System.identityHashCode(base) * 31 + (int) offset;
        return h ^ h >>> 12;
    }

    private void rehash() {
        index = new int[index.length * 2];
        int mask = index.length - 1;
        for (int at = 0; at < count; at++) {
            int i = hash(bases[at], offsets[at]) & mask;
            while (index[i] != 0) {
                i = (i + 1) & mask;
            }
            index[i] = at + 1;
        }
    }

    private void log(Object base, long offset, Class<?> type) {
        if (count == bases.length) {
            boolean paused = Hooks.pause();
            int length = count * 2;
            bases = Arrays.copyOf(bases, length);
            offsets = Arrays.copyOf(offsets, length);
            types = Arrays.copyOf(types, length);
            references = Arrays.copyOf(references, length);
            bits = Arrays.copyOf(bits, length);
            Hooks.resume(paused);
        }
        bases[count] = base;
        offsets[count] = offset;
        types[count] = type;
        if (type.isPrimitive()) {
            bits[count] = switch (size(type)) {
                case 1 -> UNSAFE.getByte(base, offset);
                case 2 -> UNSAFE.getShort(base, offset);
                case 4 -> UNSAFE.getInt(base, offset);
                default -> UNSAFE.getLong(base, offset);
            };
        } else {
            references[count] = UNSAFE.getReference(base, offset);
        }
        count++;
    }

    private static int size(Class<?> primitive) {
        if (primitive == long.class || primitive == double.class) {
            return Long.BYTES;
        }
        if (primitive == int.class || primitive == float.class) {
            return Integer.BYTES;
        }
        return primitive == short.class || primitive == char.class ? Short.BYTES : Byte.BYTES;
    }

    /** Puts everything back; called when no managed thread runs. */
    public void undo() {
        for (int i = count - 1; i >= 0; i--) {
            if (types[i].isPrimitive()) {
                switch (size(types[i])) {
                    case 1 -> UNSAFE.putByte(bases[i], offsets[i], (byte) bits[i]);
                    case 2 -> UNSAFE.putShort(bases[i], offsets[i], (short) bits[i]);
                    case 4 -> UNSAFE.putInt(bases[i], offsets[i], (int) bits[i]);
                    default -> UNSAFE.putLong(bases[i], offsets[i], bits[i]);
                }
            } else {
                UNSAFE.putReference(bases[i], offsets[i], references[i]);
            }
            bases[i] = null;
            references[i] = null;
        }
        if (count > 0) {
            Arrays.fill(index, 0);
        }
        count = 0;
    }
}
