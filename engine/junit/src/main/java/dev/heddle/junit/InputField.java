package dev.heddle.junit;

import dev.heddle.bootstrap.InputHooks;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A field with {@code @Input}: an exploration chooses its value right after the instance is made. */
final class InputField {

    /** Smallest and largest value of each type that can be an input. */
    private static final Map<Class<?>, long[]> RANGES = Map.of(
            boolean.class, new long[] {0, 1},
            byte.class, new long[] {Byte.MIN_VALUE, Byte.MAX_VALUE},
            short.class, new long[] {Short.MIN_VALUE, Short.MAX_VALUE},
            char.class, new long[] {Character.MIN_VALUE, Character.MAX_VALUE},
            int.class, new long[] {Integer.MIN_VALUE, Integer.MAX_VALUE},
            long.class, new long[] {Long.MIN_VALUE, Long.MAX_VALUE});

    private final Field field;
    private final long min;
    private final long max;

    private InputField(Field field, long min, long max) {
        this.field = field;
        this.min = min;
        this.max = max;
    }

    static InputField[] of(Class<?> type) throws ReflectiveOperationException {
        List<InputField> found = new ArrayList<>();
        for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
            for (Field field : c.getDeclaredFields()) {
                Annotation input = annotation(field);
                if (input != null) {
                    found.add(of(field, input));
                }
            }
        }
        return found.toArray(new InputField[0]);
    }

    private static InputField of(Field field, Annotation input) throws ReflectiveOperationException {
        long[] range = RANGES.get(field.getType());
        if (range == null || (field.getModifiers() & (Modifier.STATIC | Modifier.FINAL)) != 0) {
            throw new IllegalArgumentException("@Input on " + field.getDeclaringClass().getName() + "."
                    + field.getName() + ": only fields of an integral type or boolean that are neither static nor"
                    + " final can be inputs");
        }
        field.setAccessible(true);
        long min = (long) input.annotationType().getMethod("min").invoke(input);
        long max = (long) input.annotationType().getMethod("max").invoke(input);
        return new InputField(field, Math.max(min, range[0]), Math.min(max, range[1]));
    }

    // By name: the user's class path has the annotation only if the user's classes need it.
    static Annotation annotation(AnnotatedElement element) {
        for (Annotation annotation : element.getDeclaredAnnotations()) {
            if (annotation.annotationType().getName().equals("dev.heddle.api.Input")) {
                return annotation;
            }
        }
        return null;
    }

    /** Smallest and largest value of a type; null if it cannot be that of an input. */
    static long[] range(Class<?> type) {
        return RANGES.get(type);
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

    void choose(Object instance) throws IllegalAccessException {
        Class<?> type = field.getType();
        if (type == boolean.class) {
            field.setBoolean(instance, value(field.getBoolean(instance) ? 1 : 0) != 0);
        } else if (type == char.class) {
            field.setChar(instance, (char) value(field.getChar(instance)));
        } else if (type == byte.class) {
            field.setByte(instance, (byte) value(field.getByte(instance)));
        } else if (type == short.class) {
            field.setShort(instance, (short) value(field.getShort(instance)));
        } else if (type == int.class) {
            field.setInt(instance, (int) value(field.getInt(instance)));
        } else {
            field.setLong(instance, value(field.getLong(instance)));
        }
        InputHooks.chosen(instance, field.getDeclaringClass(), field.getName());
    }

    private long value(long fallback) {
        if (fallback < min || fallback > max) {
            throw new IllegalArgumentException(
                    "input " + field.getName() + ": the fallback " + fallback + " is not in " + min + ".." + max);
        }
        return InputHooks.input(field.getName(), field.getType().getName(), fallback, min, max);
    }
}
