package dev.heddle.junit;

import static org.junit.platform.commons.support.AnnotationSupport.findAnnotation;
import static org.junit.platform.commons.support.AnnotationSupport.isAnnotated;

import dev.heddle.bootstrap.FoundTest;
import dev.heddle.bootstrap.TestFinder;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.support.ReflectionSupport;

/** Finds JUnit Jupiter tests: those that can are run directly, the others by Jupiter's own engine. */
public final class JupiterTests implements TestFinder {

    @Override
    public List<FoundTest> find(Class<?> testClass, String method) {
        Configuration configuration = Configuration.of(testClass.getClassLoader());
        DirectPlan plan = new DirectPlan(configuration);
        List<FoundTest> found = new ArrayList<>();
        if (addDirect(testClass, method, plan, found)) {
            return found;
        }
        return new JupiterEngine(testClass.getClassLoader(), configuration).find(testClass, method, plan);
    }

    /** Adds the tests of a class and the classes nested in it; false if one of them needs the engine. */
    private static boolean addDirect(Class<?> testClass, String name, DirectPlan plan, List<FoundTest> found) {
        if (Modifier.isAbstract(testClass.getModifiers())) {
            return true;
        }
        boolean inner = testClass.isMemberClass() && !Modifier.isStatic(testClass.getModifiers());
        if (inner && !isAnnotated(testClass, Nested.class)) {
            return true;
        }
        for (Method method : name == null ? JupiterMethods.all(testClass) : JupiterMethods.named(testClass, name)) {
            FoundTest test = isAnnotated(method, Test.class) ? direct(testClass, method, plan) : null;
            if (test == null) {
                return false;
            }
            found.add(test);
        }
        for (Class<?> nested : ReflectionSupport.findNestedClasses(testClass, c -> isAnnotated(c, Nested.class))) {
            if (name == null && !addDirect(nested, null, plan, found)) {
                return false;
            }
        }
        return true;
    }

    private static FoundTest direct(Class<?> testClass, Method method, DirectPlan plan) {
        String id = testClass.getName() + "#" + method.getName();
        String displayName = findAnnotation(method, DisplayName.class)
                .map(DisplayName::value)
                .orElse(method.getName() + "()");
        String reason = disabled(testClass, method);
        return reason != null ? new SkippedTest(id, displayName, reason) : plan.plan(testClass, method, id, displayName);
    }

    private static String disabled(Class<?> testClass, Method method) {
        Disabled disabled = findAnnotation(method, Disabled.class).orElse(null);
        for (Class<?> c = testClass; c != null && disabled == null; c = DirectPlan.enclosing(c)) {
            disabled = findAnnotation(c, Disabled.class).orElse(null);
        }
        if (disabled == null) {
            return null;
        }
        return disabled.value().isEmpty() ? "it is @Disabled" : "it is @Disabled: " + disabled.value();
    }
}
