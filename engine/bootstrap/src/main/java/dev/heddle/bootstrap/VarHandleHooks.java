package dev.heddle.bootstrap;

import java.lang.invoke.VarHandle;
import jdk.internal.misc.Unsafe;

/**
 * Called before an access through a {@link VarHandle}: finds the address that the handle stands for in
 * the handle's own fields, so that the access looks like one through {@code Unsafe}.
 */
public final class VarHandleHooks {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private static final int BYTE_ARRAY = ArrayLayout.kind(new byte[0]);

    /** Where a class of var handles keeps the address; found once per class. */
    private static final ClassValue<Layout> LAYOUTS = new ClassValue<>() {
        @Override
        protected Layout computeValue(Class<?> type) {
            return Layout.of(type);
        }
    };

    private VarHandleHooks() {}

    /** An access with no coordinates (static field) or only the object that has the field. */
    public static void access(VarHandle handle, Object object, int kind) {
        access(handle, object, 0, kind);
    }

    /** An access with two coordinates: an array, or what looks like one, and an index. */
    public static void access(VarHandle handle, Object object, int index, int kind) {
        if (Thread.currentThread() != Hooks.active || handle == null) {
            return;
        }
        Object base;
        long offset;
        boolean paused = Hooks.pause();
        try {
            VarHandle direct = handle;
            Layout layout = LAYOUTS.get(handle.getClass());
            while (layout.shape == Shape.INDIRECT && layout.address >= 0) {
                direct = (VarHandle) UNSAFE.getReference(direct, layout.address);
                if (direct == null) {
                    return;
                }
                layout = LAYOUTS.get(direct.getClass());
            }
            switch (layout.shape) {
                case INSTANCE -> {
                    base = object;
                    offset = UNSAFE.getLong(direct, layout.address);
                }
                case STATIC -> {
                    base = UNSAFE.getReference(direct, layout.base);
                    offset = UNSAFE.getLong(direct, layout.address);
                }
                case ARRAY -> {
                    base = object;
                    offset = UNSAFE.getInt(direct, layout.base)
                            + ((long) index << UNSAFE.getInt(direct, layout.address));
                }
                case BYTES -> {
                    base = object;
                    offset = ArrayLayout.offset(BYTE_ARRAY, index);
                }
                default -> {
                    return;
                }
            }
        } finally {
            Hooks.resume(paused);
        }
        if (base != null) {
            Hooks.controller.access(base, offset, kind);
        }
    }

    private enum Shape { INSTANCE, STATIC, ARRAY, BYTES, INDIRECT, UNKNOWN }

    /** Offsets, within a var handle, of the fields that tell the address. */
    private record Layout(Shape shape, long base, long address) {

        static Layout of(Class<?> type) {
            long fieldOffset = find(type, "fieldOffset");
            if (fieldOffset >= 0) {
                long base = find(type, "base");
                return new Layout(base >= 0 ? Shape.STATIC : Shape.INSTANCE, base, fieldOffset);
            }
            long shift = find(type, "ashift");
            if (shift >= 0) {
                return new Layout(Shape.ARRAY, find(type, "abase"), shift);
            }
            if (type.getName().startsWith("java.lang.invoke.VarHandleByteArrayAs")
                    && type.getName().endsWith("$ArrayHandle")) {
                return new Layout(Shape.BYTES, -1, -1);
            }
            long target = find(type, "target");
            return new Layout(target >= 0 ? Shape.INDIRECT : Shape.UNKNOWN, -1, target);
        }

        private static long find(Class<?> type, String field) {
            for (Class<?> c = type; c != VarHandle.class && c != null; c = c.getSuperclass()) {
                try {
                    return UNSAFE.objectFieldOffset(c, field);
                } catch (InternalError notInThisClass) {
                    continue;
                }
            }
            return -1;
        }
    }
}
