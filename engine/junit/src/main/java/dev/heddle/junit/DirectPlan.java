package dev.heddle.junit;

import static org.junit.platform.commons.support.AnnotationSupport.findAnnotatedMethods;
import static org.junit.platform.commons.support.AnnotationSupport.findAnnotation;
import static org.junit.platform.commons.support.AnnotationSupport.isAnnotated;

import dev.heddle.bootstrap.FoundTest;
import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.TestInstance;
import org.junit.platform.commons.support.HierarchyTraversalMode;

/**
 * Decides whether a Jupiter test can be run by {@link DirectTest}, and makes it if so. It can if every JUnit
 * annotation on it, its classes and their fields is one whose meaning is known here to be plain life cycle.
 */
final class DirectPlan {

    /** Annotations that change nothing about how one test runs under Heddle (time-outs are Heddle's own). */
    private static final Set<String> PLAIN = Set.of(
            "dev.heddle.api.Input",
            "org.junit.jupiter.api.Test",
            "org.junit.jupiter.api.BeforeEach",
            "org.junit.jupiter.api.AfterEach",
            "org.junit.jupiter.api.BeforeAll",
            "org.junit.jupiter.api.AfterAll",
            "org.junit.jupiter.api.Nested",
            "org.junit.jupiter.api.DisplayName",
            "org.junit.jupiter.api.DisplayNameGeneration",
            "org.junit.jupiter.api.IndicativeSentencesGeneration",
            "org.junit.jupiter.api.Tag",
            "org.junit.jupiter.api.Tags",
            "org.junit.jupiter.api.Timeout",
            "org.junit.jupiter.api.Order",
            "org.junit.jupiter.api.TestMethodOrder",
            "org.junit.jupiter.api.TestClassOrder",
            "org.junit.jupiter.api.TestInstance",
            "org.junit.jupiter.api.parallel.Execution",
            "org.junit.jupiter.api.parallel.Isolated",
            "org.junit.jupiter.api.parallel.ResourceLock",
            "org.junit.jupiter.api.parallel.ResourceLocks",
            "org.junit.platform.commons.annotation.Testable");

    private static final MethodHandle CHOOSE;

    static {
        try {
            CHOOSE = MethodHandles.lookup().findStatic(InputParameter.class, "choose",
                    MethodType.methodType(Object[].class, InputParameter[].class, int.class));
        } catch (ReflectiveOperationException impossible) {
            throw new ExceptionInInitializerError(impossible);
        }
    }

    private final Configuration configuration;

    DirectPlan(Configuration configuration) {
        this.configuration = configuration;
    }

    /** The test, or null if it needs the real engine. */
    FoundTest plan(Class<?> testClass, Method method, String id, String displayName) {
        if (configuration.changesEveryTest() || !isPlain(method) || !isCallable(method, false)) {
            return null;
        }
        Deque<Class<?>> classes = new ArrayDeque<>();
        for (Class<?> c = testClass; c != null; c = enclosing(c)) {
            classes.addFirst(c);
        }
        try {
            List<Level> levels = new ArrayList<>();
            for (Class<?> c : classes) {
                Level level = level(c);
                if (level == null) {
                    return null;
                }
                levels.add(level);
            }
            InputParameter[] inputs = InputParameter.of(method);
            if (inputs == null) {
                return null;
            }
            return inputs.length == 0
                    ? new DirectTest(id, displayName, levels, Level.handle(method), null)
                    : new DirectTest(id, displayName, levels, withInputs(method, inputs), null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("cannot run " + id + ": " + e.getMessage(), e);
        }
    }

    /** The method as one without parameters, whose arguments are inputs. */
    private static MethodHandle withInputs(Method method, InputParameter[] inputs) throws ReflectiveOperationException {
        int key = InputParameter.key(method);
        MethodHandle arguments = MethodHandles.insertArguments(CHOOSE, 0, inputs, key);
        MethodHandle spread = Level.spread(method);
        return MethodHandles.foldArguments(
                MethodHandles.permuteArguments(
                        spread, MethodType.methodType(void.class, Object[].class, Object.class), 1, 0),
                MethodHandles.dropArguments(arguments, 0, Object.class));
    }

    /** The class whose instance a nested test class lives in, or null. */
    static Class<?> enclosing(Class<?> c) {
        return isAnnotated(c, Nested.class) ? c.getEnclosingClass() : null;
    }

    private static Level level(Class<?> c) throws ReflectiveOperationException {
        if (Level.constructor(c) == null || !isPlainHierarchy(c, new HashSet<>())) {
            return null;
        }
        TestInstance instance = findAnnotation(c, TestInstance.class).orElse(null);
        if (instance != null && instance.value() != TestInstance.Lifecycle.PER_METHOD) {
            return null;
        }
        List<Method> beforeAll = findAnnotatedMethods(c, BeforeAll.class, HierarchyTraversalMode.TOP_DOWN);
        List<Method> afterAll = findAnnotatedMethods(c, AfterAll.class, HierarchyTraversalMode.BOTTOM_UP);
        List<Method> beforeEach = findAnnotatedMethods(c, BeforeEach.class, HierarchyTraversalMode.TOP_DOWN);
        List<Method> afterEach = findAnnotatedMethods(c, AfterEach.class, HierarchyTraversalMode.BOTTOM_UP);
        if (!areMethods(beforeAll, true) || !areMethods(afterAll, true)
                || !areMethods(beforeEach, false) || !areMethods(afterEach, false)) {
            return null;
        }
        return new Level(c, beforeAll, afterAll, beforeEach, afterEach);
    }

    private static boolean areMethods(List<Method> methods, boolean isStatic) {
        for (Method method : methods) {
            if (!isPlain(method) || !isPlainMethod(method, isStatic)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isPlainMethod(Method method, boolean isStatic) {
        return method.getParameterCount() == 0 && isCallable(method, isStatic);
    }

    private static boolean isCallable(Method method, boolean isStatic) {
        return method.getReturnType() == void.class
                && Modifier.isStatic(method.getModifiers()) == isStatic
                && !Modifier.isPrivate(method.getModifiers())
                && !Modifier.isAbstract(method.getModifiers());
    }

    private static boolean isPlainHierarchy(Class<?> c, Set<Class<?>> seen) {
        if (c == null || c == Object.class || !seen.add(c)) {
            return true;
        }
        if (!isPlain(c)) {
            return false;
        }
        for (Field field : c.getDeclaredFields()) {
            if (!isPlain(field)) {
                return false;
            }
        }
        for (Class<?> implemented : c.getInterfaces()) {
            if (!isPlainHierarchy(implemented, seen)) {
                return false;
            }
        }
        return isPlainHierarchy(c.getSuperclass(), seen);
    }

    private static boolean isPlain(AnnotatedElement element) {
        return isPlain(element.getDeclaredAnnotations(), new HashSet<>());
    }

    private static boolean isPlain(Annotation[] annotations, Set<Class<?>> seen) {
        for (Annotation annotation : annotations) {
            Class<? extends Annotation> type = annotation.annotationType();
            if (type.getName().startsWith("java.") || PLAIN.contains(type.getName()) || !seen.add(type)) {
                continue;
            }
            if (type.getName().startsWith("org.junit.") && !type.getName().startsWith("org.junit.platform.suite.")
                    || !isPlain(type.getDeclaredAnnotations(), seen)) {
                return false;
            }
        }
        return true;
    }
}
