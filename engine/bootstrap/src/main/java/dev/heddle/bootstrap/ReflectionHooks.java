package dev.heddle.bootstrap;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/** Called before a field is read or written through {@link Field}, and after reflection has made an object. */
public final class ReflectionHooks {

    private ReflectionHooks() {}

    /** Announces the access, then starts the quiet stretch in which reflection does its own work. */
    public static boolean read(Field field, Object object) {
        return announce(field, object, Controller.READ);
    }

    public static boolean write(Field field, Object object) {
        return announce(field, object, Controller.WRITE);
    }

    /** An object made by a constructor that is called by reflection or by a method handle, or an array. */
    public static void made(Object object) {
        if (Hooks.managed()) {
            Hooks.controller.createdUnplaced(object);
        }
    }

    private static boolean announce(Field field, Object object, int kind) {
        if (!Hooks.managed()) {
            Hooks.written(object, kind);
            return false;
        }
        int modifiers = field.getModifiers();
        if (Modifier.isStatic(modifiers)) {
            Hooks.controller.fieldAccess(null, field.getDeclaringClass(), field.getName(), kind);
            readUnseen(null, field, kind);
        } else if (field.getDeclaringClass().isInstance(object)) {
            Hooks.controller.fieldAccess(object, field.getDeclaringClass(), field.getName(), kind);
            readUnseen(object, field, kind);
        }
        return Hooks.pause();
    }

    private static void readUnseen(Object object, Field field, int kind) {
        if (kind == Controller.READ) {
            ShadowMemoryHooks.readUnseen(object, field.getDeclaringClass(), field.getName());
        }
    }
}
