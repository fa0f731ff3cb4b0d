package dev.heddle.bootstrap;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/** What stands in place of the calls that make a method handle for a field: the handle announces its accesses. */
public final class MethodHandleHooks {

    private static final MethodHandle ANNOUNCE;

    static {
        try {
            ANNOUNCE = MethodHandles.lookup().findStatic(MethodHandleHooks.class, "announce",
                    MethodType.methodType(void.class, Class.class, String.class, int.class, Object.class));
        } catch (ReflectiveOperationException impossible) {
            throw new ExceptionInInitializerError(impossible);
        }
    }

    private MethodHandleHooks() {}

    public static MethodHandle findGetter(Lookup lookup, Class<?> owner, String name, Class<?> type)
            throws NoSuchFieldException, IllegalAccessException {
        boolean paused = Hooks.pause();
        try {
            return announcing(lookup.findGetter(owner, name, type), owner, name, false, Controller.READ);
        } finally {
            Hooks.resume(paused);
        }
    }

    public static MethodHandle findSetter(Lookup lookup, Class<?> owner, String name, Class<?> type)
            throws NoSuchFieldException, IllegalAccessException {
        boolean paused = Hooks.pause();
        try {
            return announcing(lookup.findSetter(owner, name, type), owner, name, false, Controller.WRITE);
        } finally {
            Hooks.resume(paused);
        }
    }

    public static MethodHandle findStaticGetter(Lookup lookup, Class<?> owner, String name, Class<?> type)
            throws NoSuchFieldException, IllegalAccessException {
        boolean paused = Hooks.pause();
        try {
            return announcing(lookup.findStaticGetter(owner, name, type), owner, name, true, Controller.READ);
        } finally {
            Hooks.resume(paused);
        }
    }

    public static MethodHandle findStaticSetter(Lookup lookup, Class<?> owner, String name, Class<?> type)
            throws NoSuchFieldException, IllegalAccessException {
        boolean paused = Hooks.pause();
        try {
            return announcing(lookup.findStaticSetter(owner, name, type), owner, name, true, Controller.WRITE);
        } finally {
            Hooks.resume(paused);
        }
    }

    public static MethodHandle unreflectGetter(Lookup lookup, Field field) throws IllegalAccessException {
        boolean paused = Hooks.pause();
        try {
            return announcing(lookup.unreflectGetter(field), field.getDeclaringClass(), field.getName(),
                    Modifier.isStatic(field.getModifiers()), Controller.READ);
        } finally {
            Hooks.resume(paused);
        }
    }

    public static MethodHandle unreflectSetter(Lookup lookup, Field field) throws IllegalAccessException {
        boolean paused = Hooks.pause();
        try {
            return announcing(lookup.unreflectSetter(field), field.getDeclaringClass(), field.getName(),
                    Modifier.isStatic(field.getModifiers()), Controller.WRITE);
        } finally {
            Hooks.resume(paused);
        }
    }

    private static MethodHandle announcing(
            MethodHandle access, Class<?> owner, String name, boolean isStatic, int kind) {
        MethodHandle announce = MethodHandles.insertArguments(ANNOUNCE, 0, declaring(owner, name), name, kind);
        MethodHandle fitting = isStatic
                ? MethodHandles.insertArguments(announce, 0, (Object) null)
                : announce.asType(MethodType.methodType(void.class, access.type().parameterType(0)));
        return MethodHandles.foldArguments(access, fitting);
    }

    /** The class, at or above {@code owner}, that declares a field. */
    private static Class<?> declaring(Class<?> owner, String name) {
        for (Class<?> type = owner; type != null; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (field.getName().equals(name)) {
                    return type;
                }
            }
        }
        return owner;
    }

    private static void announce(Class<?> declaring, String name, int kind, Object owner) {
        if (Hooks.managed()) {
            Hooks.controller.fieldAccess(owner, declaring, name, kind);
            if (kind == Controller.READ) {
                ShadowMemoryHooks.readUnseen(owner, declaring, name);
            }
        }
    }
}
