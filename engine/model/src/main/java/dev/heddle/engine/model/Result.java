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

    public static ResultBuilder of(String target) {
        return new ResultBuilder(target);
    }

    /** To make one that differs in parts. */
    public ResultBuilder change() {
        return new ResultBuilder(this);
    }

    public Result withNote(String note) {
        List<String> more = new ArrayList<>(notes);
        more.add(note);
        return change().notes(more).build();
    }

    /** The same without the claim that all was covered; {@code reason} is told. */
    public Result notComplete(String reason) {
        return change().status(status == Status.CLEAN ? Status.INCOMPLETE : status).claim(false, bound).build()
                .withNote("not complete (" + bound + "): " + reason);
    }

    /** The same with violations that were found in another way. */
    public Result withViolations(List<Violation> newViolations) {
        return change().status(Status.VIOLATION).violations(newViolations).build();
    }
}
