package dev.heddle.junit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;

/** What a rehearsal has seen: the tests in order, those that are skipped, and why a container has none. */
final class Rehearsed implements EngineExecutionListener {

    private final List<TestDescriptor> leaves = new ArrayList<>();
    private final Map<TestDescriptor, String> skipped = new HashMap<>();
    private Throwable containerFailure;

    @Override
    public void executionStarted(TestDescriptor descriptor) {
        if (descriptor.isTest()) {
            leaves.add(descriptor);
        }
    }

    @Override
    public void executionSkipped(TestDescriptor descriptor, String reason) {
        if (descriptor.isTest() || descriptor.mayRegisterTests() && descriptor.getChildren().isEmpty()) {
            leaves.add(descriptor);
            skipped.put(descriptor, reason);
        }
        for (TestDescriptor child : descriptor.getChildren()) {
            executionSkipped(child, reason);
        }
    }

    @Override
    public void executionFinished(TestDescriptor descriptor, TestExecutionResult result) {
        if (result.getStatus() == TestExecutionResult.Status.FAILED
                && !descriptor.isTest()
                && containerFailure == null) {
            containerFailure = result.getThrowable().orElse(null);
        }
    }

    List<TestDescriptor> leaves() {
        return leaves;
    }

    /** Why the test would not run, or null. */
    String skipped(TestDescriptor test) {
        return skipped.get(test);
    }

    Throwable containerFailure() {
        return containerFailure;
    }
}
