package dev.heddle.engine.session;

import dev.heddle.engine.model.FailOn;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.SourceLines;
import dev.heddle.engine.model.TimeOuts;
import java.util.List;
import java.util.Set;

/**
 * What an exploration is asked to do.
 *
 * @param k interference or preemption bound, depth of {@code pct}
 * @param maxExecutions 0 for no limit
 * @param timeMillis 0 for no limit
 * @param limits what executions are bound to
 * @param all go on after the first violation
 * @param failOn what counts as a violation, and else is a warning
 * @param backend {@code auto}, {@code virtual} or {@code platform}
 * @param graph file for a picture of what was explored, or null
 * @param inputsFollowed whether classes are instrumented to tell how values depend on inputs
 * @param focus where threads are preempted, or may see others; everywhere if empty
 * @param inputsOpen whether a strategy that usually leaves inputs alone is to choose them
 * @param thread name of the only thread that others may interfere with; null for each in turn
 * @param interferenceTotal whether interferences are bounded in all threads together
 * @param orders what becomes of the orders of statements
 * @param behaviours whether each distinct outcome is to be told, with final values
 * @param lookAgain whether a search in which time-outs come last is followed by one in which they may come early
 * @param start the execution that prediction begins with; null for the plainest
 */
public record ExploreOptions(
        String strategy,
        int k,
        long maxExecutions,
        long timeMillis,
        Schedule.Limits limits,
        boolean all,
        Set<FailOn> failOn,
        long seed,
        String backend,
        String graph,
        boolean inputsFollowed,
        List<SourceLines> focus,
        boolean lookAgain,
        boolean inputsOpen,
        String thread,
        boolean interferenceTotal,
        OrderOptions orders,
        Start start,
        boolean behaviours) {

    private static final int K = 3;
    private static final long TIME_MILLIS = 60_000;
    private static final int STEPS = 100_000;

    /** What the command line takes where it is told nothing but a strategy. */
    public static ExploreOptions with(String strategy) {
        return new ExploreOptions(strategy, K, 0, TIME_MILLIS, new Schedule.Limits(STEPS, false, false, TimeOuts.LAST, 0),
                false, Set.of(), 1, "auto", null, false, List.of(), true, false, null, false, OrderOptions.USUAL, null, false);
    }

    /** Without a picture, a focus and a second look. */
    public ExploreOptions(String strategy, int k, long maxExecutions, long timeMillis, Schedule.Limits limits,
            boolean all, Set<FailOn> failOn, long seed, String backend) {
        this(strategy, k, maxExecutions, timeMillis, limits, all, failOn, seed, backend, null, false, List.of(),
                false, false, null, false, OrderOptions.USUAL, null, false);
    }

    public ExploreOptions withTimeOuts(TimeOuts newTimeOuts) {
        return new ExploreOptions(strategy, k, maxExecutions, timeMillis, limits.withTimeOuts(newTimeOuts), all,
                failOn, seed, backend, graph, inputsFollowed, focus, lookAgain, inputsOpen, thread, interferenceTotal,
                orders, start, behaviours);
    }

    public ExploreOptions withGraph(String file) {
        return new ExploreOptions(strategy, k, maxExecutions, timeMillis, limits, all, failOn, seed, backend,
                file, inputsFollowed, focus, lookAgain, inputsOpen, thread, interferenceTotal,
                orders, start, behaviours);
    }

    public ExploreOptions stoppingAfter(long newMaxExecutions, long newTimeMillis) {
        return new ExploreOptions(strategy, k, newMaxExecutions, newTimeMillis, limits, all, failOn, seed, backend,
                graph, inputsFollowed, focus, lookAgain, inputsOpen, thread, interferenceTotal,
                orders, start, behaviours);
    }

    public ExploreOptions withSeed(long newSeed) {
        return new ExploreOptions(strategy, k, maxExecutions, timeMillis, limits, all, failOn, newSeed, backend,
                graph, inputsFollowed, focus, lookAgain, inputsOpen, thread, interferenceTotal,
                orders, start, behaviours);
    }

    public ExploreOptions withK(int newK) {
        return new ExploreOptions(strategy, newK, maxExecutions, timeMillis, limits, all, failOn, seed, backend,
                graph, inputsFollowed, focus, lookAgain, inputsOpen, thread, interferenceTotal,
                orders, start, behaviours);
    }

    public ExploreOptions withBackend(String newBackend) {
        return new ExploreOptions(strategy, k, maxExecutions, timeMillis, limits, all, failOn, seed, newBackend,
                graph, inputsFollowed, focus, lookAgain, inputsOpen, thread, interferenceTotal,
                orders, start, behaviours);
    }

    public ExploreOptions followingInputs() {
        return new ExploreOptions(strategy, k, maxExecutions, timeMillis, limits, all, failOn, seed, backend,
                graph, true, focus, lookAgain, inputsOpen, thread, interferenceTotal,
                orders, start, behaviours);
    }

    public ExploreOptions openingInputs() {
        return new ExploreOptions(strategy, k, maxExecutions, timeMillis, limits, all, failOn, seed, backend,
                graph, inputsFollowed, focus, lookAgain, true, thread, interferenceTotal,
                orders, start, behaviours);
    }

    /** Threads are preempted, or may see others, at these lines only. */
    public ExploreOptions focusedOn(List<SourceLines> lines) {
        return new ExploreOptions(strategy, k, maxExecutions, timeMillis, limits, all, failOn, seed, backend,
                graph, inputsFollowed, lines, lookAgain, inputsOpen, thread, interferenceTotal, orders, start, behaviours);
    }

    /** Interferences are bounded in one thread only, or in all together. */
    public ExploreOptions interfering(String newThread, boolean total) {
        return new ExploreOptions(strategy, k, maxExecutions, timeMillis, limits, all, failOn, seed, backend,
                graph, inputsFollowed, focus, lookAgain, inputsOpen, newThread, total, orders, start, behaviours);
    }

    public ExploreOptions withOrders(OrderOptions newOrders) {
        return new ExploreOptions(strategy, k, maxExecutions, timeMillis, limits, all, failOn, seed, backend,
                graph, inputsFollowed, focus, lookAgain, inputsOpen, thread, interferenceTotal, newOrders, start, behaviours);
    }

    public ExploreOptions startingWith(Start newStart) {
        return new ExploreOptions(strategy, k, maxExecutions, timeMillis, limits, all, failOn, seed, backend,
                graph, inputsFollowed, focus, lookAgain, inputsOpen, thread, interferenceTotal, orders, newStart, behaviours);
    }

    /** Locations that are scheduling points from the beginning. */
    public List<String> knownShared() {
        return start == null ? List.of() : start.shared();
    }

    /** Each distinct outcome is to be told, so the search goes on after a violation. */
    public ExploreOptions tellingBehaviours() {
        return new ExploreOptions(strategy, k, maxExecutions, timeMillis, limits, true, failOn, seed, backend,
                graph, inputsFollowed, focus, lookAgain, inputsOpen, thread, interferenceTotal, orders, start, true);
    }
}
