package dev.heddle.engine.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What an exploration found: the {@code heddle/result/1} format. All reports are made from it. */
public record Result(
        String schema,
        String target,
        String strategy,
        long seed,
        String jdk,
        String backend,
        Status status,
        boolean complete,
        String bound,
        long executions,
        long aborted,
        long elapsedMs,
        long executionsPerSecond,
        List<Violation> violations,
        List<Violation> warnings,
        Map<String, Object> coverage,
        Map<String, Object> stats,
        List<Imprecision> imprecision,
        List<String> notes) {

    public static final String SCHEMA = "heddle/result/1";

    public Result withCoverage(Map<String, Object> newCoverage) {
        return new Result(schema, target, strategy, seed, jdk, backend, status, complete, bound, executions, aborted,
                elapsedMs, executionsPerSecond, violations, warnings, newCoverage, stats, imprecision, notes);
    }

    public Result withNote(String note) {
        List<String> more = new ArrayList<>(notes);
        more.add(note);
        return new Result(schema, target, strategy, seed, jdk, backend, status, complete, bound, executions, aborted,
                elapsedMs, executionsPerSecond, violations, warnings, coverage, stats, imprecision, more);
    }

    public Result withWarnings(List<Violation> newWarnings) {
        return new Result(schema, target, strategy, seed, jdk, backend, status, complete, bound, executions, aborted,
                elapsedMs, executionsPerSecond, violations, newWarnings, coverage, stats, imprecision, notes);
    }

    /** The same without the claim that all was covered; {@code reason} is told. */
    public Result notComplete(String reason) {
        return new Result(schema, target, strategy, seed, jdk, backend,
                status == Status.CLEAN ? Status.INCOMPLETE : status, false, bound, executions, aborted, elapsedMs,
                executionsPerSecond, violations, warnings, coverage, stats, imprecision, notes)
                .withNote("not complete (" + bound + "): " + reason);
    }

    /** The same with violations that were found in another way. */
    public Result withViolations(List<Violation> newViolations) {
        return new Result(schema, target, strategy, seed, jdk, backend, Status.VIOLATION, complete, bound, executions,
                aborted, elapsedMs, executionsPerSecond, newViolations, warnings, coverage, stats, imprecision, notes);
    }
}
