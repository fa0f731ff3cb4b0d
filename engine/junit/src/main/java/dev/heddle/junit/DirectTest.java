package dev.heddle.junit;

import dev.heddle.bootstrap.FoundTest;
import java.lang.invoke.MethodHandle;
import java.util.List;

/**
 * A test whose life cycle is nothing but calls in the right order, made without the framework: it runs some ten
 * thousand times a second, and the framework would cost more than the test.
 */
final class DirectTest implements FoundTest {

    private final String id;
    private final String displayName;
    private final Level[] levels;
    private final MethodHandle test;
    private final Class<? extends Throwable> expected;

    /** {@code levels}: outermost class first; {@code expected}: what JUnit 4's test must throw, or null. */
    DirectTest(
            String id,
            String displayName,
            List<Level> levels,
            MethodHandle test,
            Class<? extends Throwable> expected) {
        this.id = id;
        this.displayName = displayName;
        this.levels = levels.toArray(new Level[0]);
        this.test = test;
        this.expected = expected;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String displayName() {
        return displayName;
    }

    @Override
    public String skipped() {
        return null;
    }

    @Override
    public void run() throws Throwable {
        Failed failed = new Failed();
        int entered = 0;
        while (entered < levels.length && failed.isEmpty()) {
            callUntilFailure(levels[entered].beforeAll, failed);
            entered++;
        }
        if (failed.isEmpty()) {
            runMethod(failed);
        }
        while (entered > 0) {
            entered--;
            callAll(levels[entered].afterAll, failed);
        }
        failed.rethrow();
    }

    private void runMethod(Failed failed) {
        Object[] instances = new Object[levels.length];
        try {
            Object outer = null;
            for (int i = 0; i < levels.length; i++) {
                outer = levels[i].newInstance(outer);
                instances[i] = outer;
                for (InputField input : levels[i].inputs) {
                    input.choose(outer);
                }
            }
        } catch (Throwable e) {
            failed.add(e);
            return;
        }
        for (int i = 0; i < levels.length && failed.isEmpty(); i++) {
            callUntilFailure(levels[i].beforeEach, instances[i], failed);
        }
        if (failed.isEmpty()) {
            callTest(instances[levels.length - 1], failed);
        }
        for (int i = levels.length - 1; i >= 0; i--) {
            callAll(levels[i].afterEach, instances[i], failed);
        }
    }

    private void callTest(Object instance, Failed failed) {
        try {
            test.invokeExact(instance);
        } catch (Throwable e) {
            if (expected == null || Failed.aborts(e)) {
                failed.add(e);
            } else if (!expected.isInstance(e)) {
                failed.add(new Exception("Unexpected exception, expected<" + expected.getName() + "> but was<"
                        + e.getClass().getName() + ">", e));
            }
            return;
        }
        if (expected != null) {
            failed.add(new AssertionError("Expected exception: " + expected.getName()));
        }
    }

    private static void callUntilFailure(MethodHandle[] methods, Failed failed) {
        try {
            for (MethodHandle method : methods) {
                method.invokeExact();
            }
        } catch (Throwable e) {
            failed.add(e);
        }
    }

    private static void callUntilFailure(MethodHandle[] methods, Object instance, Failed failed) {
        try {
            for (MethodHandle method : methods) {
                method.invokeExact(instance);
            }
        } catch (Throwable e) {
            failed.add(e);
        }
    }

    private static void callAll(MethodHandle[] methods, Failed failed) {
        for (MethodHandle method : methods) {
            try {
                method.invokeExact();
            } catch (Throwable e) {
                failed.add(e);
            }
        }
    }

    private static void callAll(MethodHandle[] methods, Object instance, Failed failed) {
        for (MethodHandle method : methods) {
            try {
                method.invokeExact(instance);
            } catch (Throwable e) {
                failed.add(e);
            }
        }
    }
}
