package dev.heddle.engine.model;

import java.util.List;
import java.util.Map;

/**
 * The decisions that make an execution repeatable: the {@code heddle/schedule/1} format.
 *
 * @param shared locations that are scheduling points, as {@code class.field} or {@code class:line[]}
 * @param decisions one number per decision in order: a thread's number, or {@code -1 - c} for a chosen value c
 * @param threads path of each thread number: {@code 0} is the root, {@code 0.2} its second child, {@code s1} the first
 *     that a static initialiser started
 * @param passing the nearest schedule that does not fail, or null
 * @param shows what it shows where that is no failure; null for failures, and where a replay finds out by itself
 * @param steps the trace, so that a replay against changed code can say where it parted
 */
public record Schedule(
        String schema,
        String target,
        String strategy,
        long seed,
        Map<String, Object> inputs,
        Limits limits,
        List<String> shared,
        List<String> threads,
        int[] decisions,
        String traceHash,
        Versions versions,
        ViolationKind kind,
        List<Step> steps,
        Passing passing,
        Shows shows) {

    public static final String SCHEMA = "heddle/schedule/1";

    /**
     * Bounds and options that change what an execution does.
     *
     * @param initializers whether the initialisation of classes is part of the schedule, which is then of the first
     *     execution in a process
     * @param steps visible operations it may make before it counts as not terminating
     * @param timeOuts {@link TimeOuts#ANY} where nothing is said
     * @param depth visible operations that each thread may make before it is left where it stands; 0 for any number
     */
    public record Limits(int steps, boolean spuriousWakeUps, boolean initializers, TimeOuts timeOuts, int depth) {

        public Limits {
            timeOuts = timeOuts == null ? TimeOuts.ANY : timeOuts;
        }

        public Limits(int steps) {
            this(steps, false, false, TimeOuts.ANY, 0);
        }

        public Limits withTimeOuts(TimeOuts newTimeOuts) {
            return new Limits(steps, spuriousWakeUps, initializers, newTimeOuts, depth);
        }

        public Limits withDepth(int newDepth) {
            return new Limits(steps, spuriousWakeUps, initializers, timeOuts, newDepth);
        }

        Limits withInitializers() {
            return new Limits(steps, spuriousWakeUps, true, timeOuts, depth);
        }
    }

    /**
     * What a strategy saw in the execution: a replay that is the same shows it too.
     *
     * @param accesses those that it takes, or null
     * @param region what is broken, or null
     * @param orders what happened in the run that it was predicted from, and what happens here; or null
     */
    public record Shows(String message, String thread, SourceLocation at, List<Access> accesses, Region region,
            TwoOrders orders) {}

    public Schedule(String schema, String target, String strategy, long seed, Map<String, Object> inputs, Limits limits,
            List<String> shared, List<String> threads, int[] decisions, String traceHash, Versions versions,
            ViolationKind kind, List<Step> steps, Passing passing) {
        this(schema, target, strategy, seed, inputs, limits, shared, threads, decisions, traceHash, versions, kind, steps,
                passing, null);
    }

    /** The same for what was seen in the execution. */
    public Schedule showing(Violation seen) {
        return new Schedule(schema, target, strategy, seed, inputs, limits, shared, threads, decisions, traceHash, versions,
                seen.kind(), steps, passing,
                new Shows(seen.message(), seen.thread(), seen.at(), seen.accesses(), seen.region(), seen.orders()));
    }

    /** The same as a schedule of which the initialisation of classes is part. */
    public Schedule withInitializers() {
        return new Schedule(schema, target, strategy, seed, inputs, limits.withInitializers(), shared, threads,
                decisions, traceHash, versions, kind, steps, passing, shows);
    }

    /** The same with a schedule beside it that does not fail. */
    public Schedule withPassing(Passing other) {
        return new Schedule(schema, target, strategy, seed, inputs, limits, shared, threads, decisions, traceHash,
                versions, kind, steps, other, shows);
    }

    /** The schedule that does not fail, in place of the one that does; null if there is none. */
    public Schedule passingOne() {
        return passing == null ? null : new Schedule(schema, target, strategy, seed, inputs, limits, shared, threads,
                passing.decisions, passing.traceHash, versions, null, passing.steps, null);
    }

    /**
     * A schedule that does not fail although it begins like one that does.
     *
     * @param parts the first step that differs, from 1
     */
    public record Passing(int[] decisions, String traceHash, int parts, List<Step> steps) {}

    /** What the schedule was made with. */
    public record Versions(String heddle, String jdk, String backend, String codeHash) {}
}
