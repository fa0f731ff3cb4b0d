package dev.heddle.engine.strategy;

import java.util.LinkedHashMap;
import java.util.Map;

/** Counts executions, and those that it took to come to the first violation. */
final class FirstViolation {

    private long executions;
    private Long first;

    void executed(Execution execution) {
        executions++;
        if (first == null && execution.failed()) {
            first = executions;
        }
    }

    long executions() {
        return executions;
    }

    Map<String, Object> stats() {
        Map<String, Object> stats = new LinkedHashMap<>();
        stats.put("executions", executions);
        if (first != null) {
            stats.put("executionsToFirstViolation", first);
        }
        return stats;
    }
}
