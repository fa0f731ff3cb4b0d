package dev.heddle.bootstrap;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import jdk.internal.misc.Unsafe;

/** Called after {@code Object.clone()} has copied an object: it reads all its fields, and no instruction says so. */
public final class CloneHooks {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private static final ClassValue<Field[]> FIELDS = new ClassValue<Field[]>() {
        @Override
        protected Field[] computeValue(Class<?> type) {
            return fieldsOf(type);
        }
    };

    /** Classes that have {@code clone()} from {@link Object}. */
    private static final ClassValue<Boolean> INHERITS = new ClassValue<Boolean>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return inherits(type);
        }
    };

    private CloneHooks() {}

    /** After a call that names the method of {@code Object}, where a class may have its own. */
    public static Object maybeCloned(Object original, Object copy) {
        boolean paused = Hooks.pause();
        boolean inherits = INHERITS.get(original.getClass());
        Hooks.resume(paused);
        if (!inherits) {
            return copy;
        }
        ReflectionHooks.made(copy);
        return cloned(original, copy);
    }

    private static boolean inherits(Class<?> type) {
        for (Class<?> c = type; c != Object.class; c = c.getSuperclass()) {
            for (Method method : c.getDeclaredMethods()) {
                if (method.getName().equals("clone") && method.getParameterCount() == 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The fields are read one by one, as others may write them in between. */
    public static Object cloned(Object original, Object copy) {
        if (Thread.currentThread() != Hooks.active) {
            QuietReads.all(original, 0);
            return copy;
        }
        for (Field field : known(original.getClass())) {
            if (!Modifier.isFinal(field.getModifiers())) {
                Hooks.controller.fieldAccess(original, field.getDeclaringClass(), field.getName(), Controller.READ);
                copy(field, original, copy);
            }
            ShadowMemoryHooks.fieldCopied(original, copy, field.getDeclaringClass(), field.getName());
        }
        return copy;
    }

    private static Field[] known(Class<?> type) {
        boolean paused = Hooks.pause();
        try {
            return FIELDS.get(type);
        } finally {
            Hooks.resume(paused);
        }
    }

    private static Field[] fieldsOf(Class<?> type) {
        Field[] all = new Field[0];
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Field field : c.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    Field[] more = new Field[all.length + 1];
                    System.arraycopy(all, 0, more, 0, all.length);
                    more[all.length] = field;
                    all = more;
                }
            }
        }
        return all;
    }

    private static void copy(Field field, Object from, Object to) {
        Class<?> type = field.getType();
        long offset = UNSAFE.objectFieldOffset(field);
        if (!type.isPrimitive()) {
            UNSAFE.putReference(to, offset, UNSAFE.getReference(from, offset));
        } else if (type == long.class || type == double.class) {
            UNSAFE.putLong(to, offset, UNSAFE.getLong(from, offset));
        } else if (type == int.class || type == float.class) {
            UNSAFE.putInt(to, offset, UNSAFE.getInt(from, offset));
        } else if (type == short.class || type == char.class) {
            UNSAFE.putShort(to, offset, UNSAFE.getShort(from, offset));
        } else {
            UNSAFE.putByte(to, offset, UNSAFE.getByte(from, offset));
        }
    }
}
