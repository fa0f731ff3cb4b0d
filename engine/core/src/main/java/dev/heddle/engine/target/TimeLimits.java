package dev.heddle.engine.target;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;

/** Knows tests with a time limit of JUnit's, which says nothing about an execution whose time the schedule makes. */
final class TimeLimits {

    private static final String NOTE = " is not applied: under a chosen schedule time is not real;"
            + " an execution may make as many steps as --steps says";

    private TimeLimits() {}

    /** What to tell the user about the time limit of a test, or null if it has none. */
    static String note(Class<?> testClass, String method) {
        for (Class<?> c = testClass; c != null; c = c.getSuperclass()) {
            for (Method declared : c.getDeclaredMethods()) {
                if (declared.getName().equals(method) && limit(declared) != null) {
                    return "the time limit of " + limit(declared) + NOTE;
                }
            }
        }
        for (Class<?> c = testClass; c != null; c = c.getEnclosingClass()) {
            for (Class<?> s = c; s != null; s = s.getSuperclass()) {
                if (limit(s) != null) {
                    return "the time limit of " + limit(s) + NOTE;
                }
            }
        }
        return null;
    }

    private static String limit(AnnotatedElement element) {
        for (Annotation annotation : element.getDeclaredAnnotations()) {
            Class<? extends Annotation> type = annotation.annotationType();
            if (type.getName().equals("org.junit.jupiter.api.Timeout")) {
                return "@Timeout";
            }
            if (type.getName().equals("org.junit.Test") && timeout(annotation) > 0) {
                return "@Test(timeout = " + timeout(annotation) + ")";
            }
            for (Annotation meta : type.getDeclaredAnnotations()) {
                if (meta.annotationType().getName().equals("org.junit.jupiter.api.Timeout")) {
                    return "@" + type.getSimpleName();
                }
            }
        }
        return null;
    }

    private static long timeout(Annotation test) {
        try {
            return (long) test.annotationType().getMethod("timeout").invoke(test);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("org.junit.Test has no timeout", e);
        }
    }
}
