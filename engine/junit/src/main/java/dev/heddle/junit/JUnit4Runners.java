package dev.heddle.junit;

import dev.heddle.bootstrap.FoundTest;
import java.util.ArrayList;
import java.util.List;
import org.junit.runner.Description;
import org.junit.runner.Request;
import org.junit.runner.RunWith;
import org.junit.runner.Runner;
import org.junit.runner.manipulation.Filter;
import org.junit.runner.manipulation.NoTestsRemainException;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunListener;
import org.junit.runner.notification.RunNotifier;
import org.junit.runners.BlockJUnit4ClassRunner;
import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.InitializationError;
import org.junit.runners.model.Statement;

/** Runs JUnit 4 tests through JUnit's runners: rules, parameters, runners of the user's own. */
final class JUnit4Runners {

    private JUnit4Runners() {}

    static Runner runner(Class<?> testClass) {
        if (testClass.isAnnotationPresent(RunWith.class)
                || junit.framework.TestCase.class.isAssignableFrom(testClass)) {
            return Request.aClass(testClass).getRunner();
        }
        try {
            return new Untimed(testClass);
        } catch (InitializationError e) {
            throw new IllegalArgumentException(
                    "JUnit 4 refuses " + testClass.getName() + ": " + e.getCauses().get(0).getMessage(), e);
        }
    }

    static List<Description> leaves(Description description) {
        List<Description> leaves = new ArrayList<>();
        addLeaves(description, leaves);
        return leaves;
    }

    private static void addLeaves(Description description, List<Description> leaves) {
        if (description.isTest() && description.getMethodName() != null) {
            leaves.add(description);
        }
        for (Description child : description.getChildren()) {
            addLeaves(child, leaves);
        }
    }

    /** JUnit's own runner without the thread that {@code @Test(timeout)} starts: time is not real here. */
    private static final class Untimed extends BlockJUnit4ClassRunner {

        Untimed(Class<?> testClass) throws InitializationError {
            super(testClass);
        }

        @Override
        @Deprecated
        protected Statement withPotentialTimeout(FrameworkMethod method, Object test, Statement next) {
            return next;
        }
    }

    /** One test, with a new runner for each execution: runners keep what parameters and filters made. */
    static final class RunnerTest implements FoundTest {

        private final Class<?> testClass;
        private final Description test;
        private final String id;

        RunnerTest(Class<?> testClass, Description test, String id) {
            this.testClass = testClass;
            this.test = test;
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public String displayName() {
            return test.getDisplayName();
        }

        @Override
        public String skipped() {
            return null;
        }

        @Override
        public void run() throws Throwable {
            Runner runner = runner(testClass);
            try {
                new Only(test).apply(runner);
            } catch (NoTestsRemainException e) {
                throw new IllegalStateException(id + " has gone since it was found", e);
            }
            Listener listener = new Listener();
            RunNotifier notifier = new RunNotifier();
            notifier.addListener(listener);
            runner.run(notifier);
            listener.failed.rethrow();
        }
    }

    private static final class Only extends Filter {

        private final Description test;

        Only(Description test) {
            this.test = test;
        }

        @Override
        public boolean shouldRun(Description description) {
            return description.isTest()
                    ? description.equals(test)
                    : description.getChildren().stream().anyMatch(this::shouldRun);
        }

        @Override
        public String describe() {
            return test.getDisplayName();
        }
    }

    @RunListener.ThreadSafe
    private static final class Listener extends RunListener {

        final Failed failed = new Failed();

        @Override
        public void testFailure(Failure failure) {
            failed.add(failure.getException());
        }
    }
}
