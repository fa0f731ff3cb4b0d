package dev.heddle.junit;

import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;

/** Keeps what goes wrong in one execution by the engine. */
final class FirstFailure implements EngineExecutionListener {

    private final Failed failed = new Failed();

    @Override
    public void executionFinished(TestDescriptor descriptor, TestExecutionResult result) {
        if (result.getStatus() == TestExecutionResult.Status.FAILED) {
            result.getThrowable().ifPresent(failed::add);
        }
    }

    void rethrow() throws Throwable {
        failed.rethrow();
    }
}
