package dev.heddle.engine.target;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** Runs a program by its {@code main} method, in any of the forms that a Java launcher knows. */
final class MainMethod {

    private MainMethod() {}

    /** The program, or null if the class has no main method that can be called. */
    static TestBody of(Class<?> mainClass) {
        Method withArguments = method(mainClass, String[].class);
        Method main = withArguments != null ? withArguments : method(mainClass);
        if (main == null) {
            return null;
        }
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            main.setAccessible(true);
            MethodHandle handle = lookup.unreflect(main);
            boolean arguments = main.getParameterCount() == 1;
            if (Modifier.isStatic(main.getModifiers())) {
                MethodHandle exact = handle.asType(arguments
                        ? MethodType.methodType(void.class, String[].class)
                        : MethodType.methodType(void.class));
                return arguments ? () -> callWithArguments(exact) : () -> call(exact);
            }
            Constructor<?> constructor = mainClass.getDeclaredConstructor();
            constructor.setAccessible(true);
            MethodHandle create = lookup.unreflectConstructor(constructor).asType(MethodType.genericMethodType(0));
            MethodHandle exact = handle.asType(arguments
                    ? MethodType.methodType(void.class, Object.class, String[].class)
                    : MethodType.methodType(void.class, Object.class));
            return arguments ? () -> callOnNewWithArguments(create, exact) : () -> callOnNew(create, exact);
        } catch (NoSuchMethodException | IllegalAccessException e) {
            return null;
        }
    }

    // Statements, not lambda bodies: only a call that is a statement has the exact type (…)void.

    private static void callWithArguments(MethodHandle main) throws Throwable {
        main.invokeExact(new String[0]);
    }

    private static void call(MethodHandle main) throws Throwable {
        main.invokeExact();
    }

    private static void callOnNewWithArguments(MethodHandle create, MethodHandle main) throws Throwable {
        main.invokeExact((Object) create.invokeExact(), new String[0]);
    }

    private static void callOnNew(MethodHandle create, MethodHandle main) throws Throwable {
        main.invokeExact((Object) create.invokeExact());
    }

    private static Method method(Class<?> mainClass, Class<?>... parameters) {
        for (Class<?> c = mainClass; c != null && c != Object.class; c = c.getSuperclass()) {
            try {
                Method method = c.getDeclaredMethod("main", parameters);
                if (isMain(method, mainClass)) {
                    return method;
                }
            } catch (NoSuchMethodException inheritedPerhaps) {
                continue;
            }
        }
        return null;
    }

    private static boolean isMain(Method method, Class<?> mainClass) {
        int modifiers = method.getModifiers();
        boolean instantiable =
                !Modifier.isAbstract(mainClass.getModifiers()) && !mainClass.isInterface() && !mainClass.isEnum();
        return method.getReturnType() == void.class
                && !Modifier.isPrivate(modifiers)
                && (Modifier.isStatic(modifiers) || instantiable);
    }
}
