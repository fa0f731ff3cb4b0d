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
            Hooks.written(object, kind);
            return;
        }
        boolean paused = Hooks.pause();
        Object base;
        long offset;
        try {
            VarHandle direct = direct(handle);
            if (direct == null) {
                return;
            }
            Layout layout = LAYOUTS.get(direct.getClass());
            base = layout.base(direct, object);
            offset = layout.offset(direct, index);
        } finally {
            Hooks.resume(paused);
        }
        if (base != null && offset >= 0) {
            Hooks.controller.access(base, offset, kind);
        }
    }

    /** The handle that another one stands for; null if it has none. */
    public static VarHandle direct(VarHandle handle) {
        VarHandle direct = handle;
        while (direct != null) {
            Layout layout = LAYOUTS.get(direct.getClass());
            if (layout.shape != Shape.INDIRECT || layout.address < 0) {
                return direct;
            }
            direct = (VarHandle) UNSAFE.getReference(direct, layout.address);
        }
        return null;
    }

    /** What has the variable of a direct handle: {@code object}, or for a static field what the JVM keeps it in. */
    public static Object base(VarHandle direct, Object object) {
        return LAYOUTS.get(direct.getClass()).base(direct, object);
    }

    /** Where in it the variable is; -1 if that is not known, or if its value is made of those of others. */
    public static long offset(VarHandle direct, int index) {
        Layout layout = LAYOUTS.get(direct.getClass());
        return layout.shape == Shape.BYTES ? -1 : layout.offset(direct, index);
    }

    private enum Shape { INSTANCE, STATIC, ARRAY, BYTES, INDIRECT, UNKNOWN }

    /** Offsets, within a var handle, of the fields that tell the address. */
    private record Layout(Shape shape, long base, long address) {

        Object base(VarHandle direct, Object object) {
            return shape == Shape.STATIC ? UNSAFE.getReference(direct, base) : object;
        }

        long offset(VarHandle direct, int index) {
            return switch (shape) {
                case INSTANCE, STATIC -> UNSAFE.getLong(direct, address);
                case ARRAY -> UNSAFE.getInt(direct, base) + ((long) index << UNSAFE.getInt(direct, address));
                case BYTES -> ArrayLayout.offset(BYTE_ARRAY, index);
                default -> -1;
            };
        }

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
