package dev.heddle.engine.runtime.jdk;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import jdk.internal.misc.Unsafe;

/** What the JDK and the JVM keep in a thread object, so that one that has ended can be started again. */
public final class ThreadState {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private record Value(Object owner, long offset, Class<?> type, Object value) {

        void putBack() {
            if (type == boolean.class) {
                UNSAFE.putBoolean(owner, offset, (Boolean) value);
            } else if (type == int.class) {
                UNSAFE.putInt(owner, offset, (Integer) value);
            } else if (type == long.class) {
                UNSAFE.putLong(owner, offset, (Long) value);
            } else if (!type.isPrimitive()) {
                UNSAFE.putReference(owner, offset, value);
            } else {
                throw new IllegalStateException("a field of " + owner.getClass() + " has type " + type);
            }
        }
    }

    private final List<Value> values = new ArrayList<>();

    public static ThreadState of(Thread thread) {
        ThreadState state = new ThreadState();
        state.add(Thread.class, thread);
        Object holder = JdkThreads.holder(thread);
        if (holder != null && holder != thread) {
            state.add(holder.getClass(), holder);
        }
        return state;
    }

    private void add(Class<?> type, Object owner) {
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                field.setAccessible(true);
                try {
                    values.add(new Value(owner, UNSAFE.objectFieldOffset(field), field.getType(), field.get(owner)));
                } catch (IllegalAccessException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
    }

    public void putBack() {
        values.forEach(Value::putBack);
    }
}
