package dev.heddle.engine.model;

import java.util.List;
import java.util.Map;

/** Puts a {@link Result} together, or changes parts of one. */
public final class ResultBuilder {

    private final String schema;
    private final String target;
    private String strategy;
    private long seed;
    private String jdk;
    private String backend;
    private Status status = Status.INCOMPLETE;
    private boolean complete;
    private String bound;
    private long executions;
    private long aborted;
    private long elapsedMs;
    private long executionsPerSecond;
    private List<Violation> violations = List.of();
    private List<Violation> warnings = List.of();
    private Map<String, Object> coverage = Map.of();
    private Map<String, Object> stats = Map.of();
    private List<Imprecision> imprecision = List.of();
    private List<String> notes = List.of();

    ResultBuilder(String target) {
        this.schema = Result.SCHEMA;
        this.target = target;
    }

    ResultBuilder(Result original) {
        schema = original.schema();
        target = original.target();
        strategy = original.strategy();
        seed = original.seed();
        jdk = original.jdk();
        backend = original.backend();
        status = original.status();
        complete = original.complete();
        bound = original.bound();
        executions = original.executions();
        aborted = original.aborted();
        elapsedMs = original.elapsedMs();
        executionsPerSecond = original.executionsPerSecond();
        violations = original.violations();
        warnings = original.warnings();
        coverage = original.coverage();
        stats = original.stats();
        imprecision = original.imprecision();
        notes = original.notes();
    }

    public ResultBuilder strategy(String name, long newSeed) {
        strategy = name;
        seed = newSeed;
        return this;
    }

    public ResultBuilder platform(String newJdk, String newBackend) {
        jdk = newJdk;
        backend = newBackend;
        return this;
    }

    public ResultBuilder status(Status newStatus) {
        status = newStatus;
        return this;
    }

    /** @param newBound what was covered if it is complete; null where nothing can be claimed */
    public ResultBuilder claim(boolean isComplete, String newBound) {
        complete = isComplete;
        bound = newBound;
        return this;
    }

    public ResultBuilder executions(long count) {
        executions = count;
        return this;
    }

    public ResultBuilder aborted(long count) {
        aborted = count;
        return this;
    }

    public ResultBuilder time(long millis, long perSecond) {
        elapsedMs = millis;
        executionsPerSecond = perSecond;
        return this;
    }

    public ResultBuilder violations(List<Violation> all) {
        violations = all;
        return this;
    }

    public ResultBuilder warnings(List<Violation> all) {
        warnings = all;
        return this;
    }

    public ResultBuilder coverage(Map<String, Object> newCoverage) {
        coverage = newCoverage;
        return this;
    }

    public ResultBuilder stats(Map<String, Object> newStats) {
        stats = newStats;
        return this;
    }

    public ResultBuilder imprecision(List<Imprecision> all) {
        imprecision = all;
        return this;
    }

    public ResultBuilder notes(List<String> all) {
        notes = all;
        return this;
    }

    public Result build() {
        return new Result(schema, target, strategy, seed, jdk, backend, status, complete, bound, executions, aborted,
                elapsedMs, executionsPerSecond, violations, warnings, coverage, stats, imprecision, notes);
    }
}
