package dev.heddle.junit;

import dev.heddle.bootstrap.FoundTest;
import dev.heddle.bootstrap.TestFinder;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.junit.After;
import org.junit.AfterClass;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.ClassRule;
import org.junit.Ignore;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.Description;
import org.junit.runner.RunWith;
import org.junit.runner.Runner;
import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.TestClass;

/** Finds JUnit 4 (and 3) tests: those without rules or a runner of their own are run directly. */
public final class JUnit4Tests implements TestFinder {

    @Override
    public List<FoundTest> find(Class<?> testClass, String method) {
        if (Modifier.isAbstract(testClass.getModifiers()) || !isTestClass(testClass)) {
            return List.of();
        }
        if (testClass.isAnnotationPresent(Ignore.class)) {
            return ignored(testClass, method);
        }
        List<FoundTest> found = new ArrayList<>();
        Runner runner = JUnit4Runners.runner(testClass);
        Level level = level(testClass);
        for (Description leaf : JUnit4Runners.leaves(runner.getDescription())) {
            String name = leaf.getMethodName();
            if (method != null && name != null && !name.equals(method) && !name.startsWith(method + "[")) {
                continue;
            }
            found.add(test(testClass, leaf, level));
        }
        return found;
    }

    private static boolean isTestClass(Class<?> testClass) {
        return testClass.isAnnotationPresent(RunWith.class)
                || junit.framework.TestCase.class.isAssignableFrom(testClass)
                || !new Plain(testClass).getAnnotatedMethods(Test.class).isEmpty();
    }

    private static FoundTest test(Class<?> testClass, Description leaf, Level level) {
        String id = testClass.getName() + "#" + leaf.getMethodName();
        Ignore ignore = leaf.getAnnotation(Ignore.class);
        if (ignore != null) {
            return new SkippedTest(id, leaf.getMethodName(), why(ignore));
        }
        if (level == null) {
            return new JUnit4Runners.RunnerTest(testClass, leaf, id);
        }
        Method method = new Plain(testClass)
                .getAnnotatedMethods(Test.class).stream()
                        .map(FrameworkMethod::getMethod)
                        .filter(candidate -> candidate.getName().equals(leaf.getMethodName()))
                        .findFirst()
                        .orElseThrow();
        Class<? extends Throwable> expected = method.getAnnotation(Test.class).expected();
        try {
            return new DirectTest(
                    id,
                    leaf.getMethodName(),
                    List.of(level),
                    Level.handle(method),
                    expected == Test.None.class ? null : expected);
        } catch (IllegalAccessException e) {
            throw new IllegalArgumentException("cannot run " + id + ": " + e.getMessage(), e);
        }
    }

    private static List<FoundTest> ignored(Class<?> testClass, String name) {
        List<FoundTest> found = new ArrayList<>();
        for (FrameworkMethod method : new Plain(testClass).getAnnotatedMethods(Test.class)) {
            if (name == null || name.equals(method.getName())) {
                String id = testClass.getName() + "#" + method.getName();
                found.add(new SkippedTest(id, method.getName(), why(testClass.getAnnotation(Ignore.class))));
            }
        }
        return found;
    }

    private static String why(Ignore ignore) {
        return ignore.value().isEmpty() ? "it is @Ignore'd" : "it is @Ignore'd: " + ignore.value();
    }

    /** The life cycle of the class, or null if it takes a runner to run it. */
    private static Level level(Class<?> testClass) {
        Plain plain = new Plain(testClass);
        if (testClass.isAnnotationPresent(RunWith.class)
                || junit.framework.TestCase.class.isAssignableFrom(testClass)
                || testClass.isMemberClass() && !Modifier.isStatic(testClass.getModifiers())
                || Level.constructor(testClass) == null
                || plain.hasRules()) {
            return null;
        }
        try {
            return new Level(
                    testClass,
                    plain.methods(BeforeClass.class),
                    plain.methods(AfterClass.class),
                    plain.methods(Before.class),
                    plain.methods(After.class));
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("cannot run " + testClass.getName() + ": " + e.getMessage(), e);
        }
    }

    /** The members of a test class in the order in which JUnit 4 goes through them. */
    private static final class Plain extends TestClass {

        Plain(Class<?> type) {
            super(type);
        }

        List<Method> methods(Class<? extends Annotation> annotation) {
            return getAnnotatedMethods(annotation).stream().map(FrameworkMethod::getMethod).toList();
        }

        boolean hasRules() {
            return !getAnnotatedFields(Rule.class).isEmpty()
                    || !getAnnotatedMethods(Rule.class).isEmpty()
                    || !getAnnotatedFields(ClassRule.class).isEmpty()
                    || !getAnnotatedMethods(ClassRule.class).isEmpty();
        }
    }
}
