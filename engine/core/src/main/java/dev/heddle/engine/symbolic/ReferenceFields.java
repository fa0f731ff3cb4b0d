package dev.heddle.engine.symbolic;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import jdk.internal.misc.Unsafe;

/** What the fields of an object refer to, whoever may read them. */
final class ReferenceFields {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private ReferenceFields() {}

    static List<Object> of(Object object) {
        List<Object> values = new ArrayList<>();
        for (Field field : object.getClass().getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
                values.add(UNSAFE.getReference(object, UNSAFE.objectFieldOffset(field)));
            }
        }
        return values;
    }
}
