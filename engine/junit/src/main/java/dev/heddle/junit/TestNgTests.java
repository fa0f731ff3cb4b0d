package dev.heddle.junit;

import dev.heddle.bootstrap.FoundTest;
import dev.heddle.bootstrap.TestFinder;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.testng.annotations.AfterClass;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.AfterSuite;
import org.testng.annotations.AfterTest;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.BeforeSuite;
import org.testng.annotations.BeforeTest;
import org.testng.annotations.Test;

/**
 * Finds TestNG tests that are nothing but calls in the right order. Each execution has an instance of its own, for
 * which everything is prepared anew: what one test leaves for another is not there.
 */
public final class TestNgTests implements TestFinder {

    private static final List<Class<? extends Annotation>> BEFORE =
            List.of(BeforeSuite.class, BeforeTest.class, BeforeClass.class, BeforeMethod.class);
    private static final List<Class<? extends Annotation>> AFTER =
            List.of(AfterMethod.class, AfterClass.class, AfterTest.class, AfterSuite.class);
    private static final String OTHERS = "org.testng.annotations.";
    /** By its name: older versions do not have it. */
    private static final String IGNORE = OTHERS + "Ignore";

    @Override
    public List<FoundTest> find(Class<?> testClass, String method) {
        if (testClass.isInterface() || Modifier.isAbstract(testClass.getModifiers())) {
            return List.of();
        }
        List<Method> all = methods(testClass);
        List<FoundTest> found = new ArrayList<>();
        for (Method candidate : all) {
            Test test = test(candidate);
            if (test != null && (method == null || method.equals(candidate.getName()))) {
                found.add(found(testClass, candidate, test, all));
            }
        }
        return found;
    }

    private static FoundTest found(Class<?> testClass, Method method, Test test, List<Method> all) {
        String name = method.getName();
        String id = testClass.getName() + "#" + name;
        String why = whyNot(testClass, method, test, all);
        if (why != null) {
            return new SkippedTest(id, name, why);
        }
        Class<? extends Throwable> expected = test.expectedExceptions().length == 0 ? null
                : test.expectedExceptions()[0].asSubclass(Throwable.class);
        try {
            Level level = new Level(
                    testClass, List.of(), List.of(), configuration(all, BEFORE), configuration(all, AFTER));
            return new DirectTest(id, name, List.of(level), Level.handle(method), expected);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("cannot run " + id + ": " + e.getMessage(), e);
        }
    }

    /** Why a test is left out, for its user; null where it is run. */
    private static String whyNot(Class<?> testClass, Method method, Test test, List<Method> all) {
        if (isIgnored(method) || isIgnored(testClass)) {
            return "it is @Ignore'd";
        }
        if (!test.enabled()) {
            return "it is not enabled";
        }
        if (method.getParameterCount() > 0) {
            return "it has parameters, which Heddle does not supply for TestNG; call it from a test without";
        }
        if (test.expectedExceptions().length > 1) {
            return "it expects one of several exceptions, which Heddle does not know for TestNG";
        }
        if (Level.constructor(testClass) == null) {
            return "its class has no constructor without parameters";
        }
        for (Method other : all) {
            if (isAny(other, BEFORE) || isAny(other, AFTER)) {
                if (other.getParameterCount() > 0 || Modifier.isStatic(other.getModifiers())) {
                    return "its " + other.getName()
                            + " is static or has parameters, which Heddle does not know for TestNG";
                }
            }
        }
        return null;
    }

    private static boolean isIgnored(AnnotatedElement element) {
        return Arrays.stream(element.getAnnotations()).anyMatch(each -> each.annotationType().getName().equals(IGNORE));
    }

    /** The annotation of a test, its own or that of its class; null for another method. */
    private static Test test(Method method) {
        if (Modifier.isStatic(method.getModifiers())) {
            return null;
        }
        Test own = method.getAnnotation(Test.class);
        if (own != null) {
            return own;
        }
        boolean helps = Arrays.stream(method.getAnnotations())
                .map(each -> each.annotationType().getName())
                .anyMatch(name -> name.startsWith(OTHERS) && !name.equals(IGNORE));
        return helps || !Modifier.isPublic(method.getModifiers()) || method.getReturnType() != void.class ? null
                : annotationOfAClass(method.getDeclaringClass());
    }

    /** A class with the annotation makes tests of its public methods and of those of classes below it. */
    private static Test annotationOfAClass(Class<?> declaring) {
        for (Class<?> c = declaring; c != null; c = c.getSuperclass()) {
            if (c.isAnnotationPresent(Test.class)) {
                return c.getAnnotation(Test.class);
            }
        }
        return null;
    }

    /** Configuration methods in TestNG's order: by what they are for, those of classes above first, and last after. */
    private static List<Method> configuration(List<Method> all, List<Class<? extends Annotation>> kinds) {
        List<Method> ordered = new ArrayList<>();
        for (Class<? extends Annotation> kind : kinds) {
            List<Method> ofKind = new ArrayList<>(all.stream().filter(each -> each.isAnnotationPresent(kind)).toList());
            if (kinds == AFTER) {
                Collections.reverse(ofKind);
            }
            ordered.addAll(ofKind);
        }
        return ordered;
    }

    private static boolean isAny(Method method, List<Class<? extends Annotation>> kinds) {
        return kinds.stream().anyMatch(method::isAnnotationPresent);
    }

    /** Those of the class and of those above, these first; of two that override each other the lower one. By name. */
    private static List<Method> methods(Class<?> testClass) {
        List<Class<?>> classes = new ArrayList<>();
        for (Class<?> c = testClass; c != null && c != Object.class; c = c.getSuperclass()) {
            classes.add(0, c);
        }
        Map<String, Method> methods = new LinkedHashMap<>();
        for (Class<?> c : classes) {
            Method[] declared = c.getDeclaredMethods();
            Arrays.sort(declared, Comparator.comparing(Method::getName).thenComparing(Method::toString));
            for (Method method : declared) {
                if (!method.isSynthetic() && !Modifier.isPrivate(method.getModifiers())) {
                    methods.merge(method.getName() + Arrays.toString(method.getParameterTypes()), method,
                            (above, below) -> below);
                }
            }
        }
        return List.copyOf(methods.values());
    }
}
