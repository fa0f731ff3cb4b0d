package dev.heddle.api;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Sets fields with {@link Input} in an exploration whose tests Jupiter itself runs: repeated ones, and those with extensions. */
final class InputFields implements BeforeEachCallback {

    InputFields() {}

    @Override
    public void beforeEach(ExtensionContext context) throws IllegalAccessException {
        if (!Engine.explores()) {
            return;
        }
        for (Object instance : context.getRequiredTestInstances().getAllInstances()) {
            for (Class<?> c = instance.getClass(); c != Object.class; c = c.getSuperclass()) {
                for (Field field : c.getDeclaredFields()) {
                    if (field.isAnnotationPresent(Input.class)) {
                        choose(instance, field);
                    }
                }
            }
        }
    }

    private static void choose(Object instance, Field field) throws IllegalAccessException {
        Class<?> type = field.getType();
        if (!InputTypes.contain(type) || (field.getModifiers() & (Modifier.STATIC | Modifier.FINAL)) != 0) {
            throw new IllegalArgumentException("@Input on " + field.getDeclaringClass().getName() + "." + field.getName()
                    + ": only fields of an integral type or boolean that are neither static nor final can be inputs");
        }
        field.setAccessible(true);
        Input input = field.getAnnotation(Input.class);
        long value = Engine.input(field.getName(), type.getName(), InputTypes.number(field.get(instance)),
                Math.max(input.min(), InputTypes.smallest(type)), Math.min(input.max(), InputTypes.largest(type)));
        field.set(instance, InputTypes.boxed(type, value));
        Engine.chosen(instance, field.getDeclaringClass(), field.getName());
    }
}
