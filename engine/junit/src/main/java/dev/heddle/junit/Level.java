package dev.heddle.junit;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;

/**
 * The life cycle that one class adds to a test; a nested test has one level for each class around it. All method
 * handles are of exact, erased types: {@code (Object)void} for instance methods, {@code ()void} for static ones.
 */
final class Level {

    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    final MethodHandle[] beforeAll;
    final MethodHandle[] afterAll;
    final MethodHandle[] beforeEach;
    final MethodHandle[] afterEach;
    final InputField[] inputs;
    private final MethodHandle constructor;
    private final boolean inner;

    Level(
            Class<?> type,
            List<Method> beforeAll,
            List<Method> afterAll,
            List<Method> beforeEach,
            List<Method> afterEach)
            throws ReflectiveOperationException {
        this.beforeAll = handles(beforeAll);
        this.afterAll = handles(afterAll);
        this.beforeEach = handles(beforeEach);
        this.afterEach = handles(afterEach);
        this.inputs = InputField.of(type);
        Constructor<?> declared = constructor(type);
        declared.setAccessible(true);
        inner = declared.getParameterCount() == 1;
        MethodHandle unreflected = LOOKUP.unreflectConstructor(declared);
        constructor = unreflected.asType(unreflected.type().generic());
    }

    /** The only constructor of a test class, or null if it has more than one or one that wants arguments. */
    static Constructor<?> constructor(Class<?> type) {
        Constructor<?>[] all = type.getDeclaredConstructors();
        boolean isInner = type.isMemberClass() && !Modifier.isStatic(type.getModifiers());
        if (all.length != 1 || all[0].getParameterCount() != (isInner ? 1 : 0)) {
            return null;
        }
        return all[0];
    }

    Object newInstance(Object outer) throws Throwable {
        return inner ? (Object) constructor.invokeExact(outer) : (Object) constructor.invokeExact();
    }

    static MethodHandle handle(Method method) throws IllegalAccessException {
        method.setAccessible(true);
        MethodHandle handle = LOOKUP.unreflect(method);
        return handle.asType(Modifier.isStatic(method.getModifiers())
                ? MethodType.methodType(void.class)
                : MethodType.methodType(void.class, Object.class));
    }

    /** The method with its arguments in an array. */
    static MethodHandle spread(Method method) throws IllegalAccessException {
        method.setAccessible(true);
        return LOOKUP.unreflect(method)
                .asSpreader(Object[].class, method.getParameterCount())
                .asType(MethodType.methodType(void.class, Object.class, Object[].class));
    }

    private static MethodHandle[] handles(List<Method> methods) throws IllegalAccessException {
        MethodHandle[] handles = new MethodHandle[methods.size()];
        for (int i = 0; i < handles.length; i++) {
            handles[i] = handle(methods.get(i));
        }
        return handles;
    }
}
