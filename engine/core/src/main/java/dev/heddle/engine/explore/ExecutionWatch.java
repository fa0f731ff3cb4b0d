package dev.heddle.engine.explore;

import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.session.DecisionLog;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/** Executions under way, as a watchdog and the log of decisions see them: a crash leaves behind what led to it. */
final class ExecutionWatch {

    private final TestRuntime runtime;
    private DecisionLog log;
    private volatile boolean executing;

    ExecutionWatch(TestRuntime runtime) {
        this.runtime = runtime;
    }

    void recordTo(DecisionLog newLog) {
        log = newLog;
    }

    /** May be asked from any thread. */
    boolean isExecuting() {
        return executing;
    }

    /** Makes an execution whose decisions are kept. */
    <T> T recorded(long number, List<String> shared, Supplier<T> execution) {
        if (log != null) {
            log.begin(number, shared);
        }
        return make(execution, log == null ? null : log::add);
    }

    /** Makes executions that are not part of the search. */
    <T> T beside(Supplier<T> executions) {
        return make(executions, log == null ? null : decision -> log.tick());
    }

    private <T> T make(Supplier<T> executions, IntConsumer listener) {
        runtime.onDecision(listener);
        executing = true;
        try {
            return executions.get();
        } finally {
            executing = false;
            runtime.onDecision(null);
        }
    }
}
