package dev.heddle.engine.strategy.interference;

import dev.heddle.engine.symbolic.solver.SolverStats;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** What was done for each number of interferences. */
final class PhaseStats {

    private static final class Row {
        private long executions;
        private long questions;
        private long nanos;
    }

    private final Map<Integer, Row> rows = new TreeMap<>();
    private Row now = new Row();
    private long from;
    private long questions;

    /** What follows is for this number of interferences. */
    void begin(int k) {
        long time = System.nanoTime();
        now.nanos += from == 0 ? 0 : time - from;
        from = time;
        now = rows.computeIfAbsent(k, number -> new Row());
    }

    void executed() {
        now.executions++;
    }

    void asked(SolverStats solver) {
        long all = solver.solverCalls();
        now.questions += all - questions;
        questions = all;
    }

    void clear() {
        rows.clear();
        now = new Row();
    }

    long executions() {
        return rows.values().stream().mapToLong(row -> row.executions).sum();
    }

    long totalMillis() {
        return rows.values().stream().mapToLong(row -> row.nanos).sum() / 1_000_000;
    }

    Map<String, Object> byK() {
        Map<String, Object> all = new LinkedHashMap<>();
        rows.forEach((k, row) -> all.put(String.valueOf(k), Map.of("executions", row.executions,
                "feasibilityChecks", row.questions, "elapsedMs", row.nanos / 1_000_000)));
        return all;
    }
}
