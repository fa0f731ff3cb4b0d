package dev.heddle.junit;

import java.lang.reflect.Method;
import java.util.List;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;

/** The methods that Jupiter makes tests from: {@code @Test}, {@code @TestFactory}, templates of any kind. */
final class JupiterMethods {

    private JupiterMethods() {}

    static List<Method> all(Class<?> testClass) {
        return AnnotationSupport.findAnnotatedMethods(testClass, Testable.class, HierarchyTraversalMode.TOP_DOWN);
    }

    static List<Method> named(Class<?> testClass, String name) {
        return all(testClass).stream()
                .filter(method -> method.getName().equals(name))
                .toList();
    }
}
