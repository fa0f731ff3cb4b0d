package dev.heddle.junit;

import java.lang.reflect.Method;
import org.junit.jupiter.api.extension.DynamicTestInvocationContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/**
 * Keeps tests and their life cycle methods from running while the invocations of parameterised, repeated and
 * dynamic tests are counted: only JUnit's engine can tell how many there are. Does nothing at other times.
 */
public final class Rehearsal implements InvocationInterceptor {

    /** What is left out of a run on the current thread. */
    enum Mode {
        /** Nothing: the test runs. */
        OFF,
        /** Tests and all life cycle methods. */
        FACTORIES_ONLY,
        /** Tests and what runs before and after each; sources of arguments may need what runs before all. */
        WITH_BEFORE_ALL
    }

    private static final ThreadLocal<Mode> MODE = ThreadLocal.withInitial(() -> Mode.OFF);

    static void enter(Mode mode) {
        MODE.set(mode);
    }

    static void leave() {
        MODE.remove();
    }

    private static void each(Invocation<Void> invocation) throws Throwable {
        if (MODE.get() == Mode.OFF) {
            invocation.proceed();
        } else {
            invocation.skip();
        }
    }

    private static void all(Invocation<Void> invocation) throws Throwable {
        if (MODE.get() == Mode.FACTORIES_ONLY) {
            invocation.skip();
        } else {
            invocation.proceed();
        }
    }

    @Override
    public void interceptBeforeAllMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        all(invocation);
    }

    @Override
    public void interceptAfterAllMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        all(invocation);
    }

    @Override
    public void interceptBeforeEachMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        each(invocation);
    }

    @Override
    public void interceptAfterEachMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        each(invocation);
    }

    @Override
    public void interceptTestMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        each(invocation);
    }

    @Override
    public void interceptTestTemplateMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        each(invocation);
    }

    @Override
    public void interceptDynamicTest(
            Invocation<Void> invocation, DynamicTestInvocationContext test, ExtensionContext context)
            throws Throwable {
        each(invocation);
    }
}
