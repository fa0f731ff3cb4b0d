package dev.heddle.engine.explore;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.target.TestCase;

/** Executes one test under one schedule after another. */
public final class Explorer {

    public Explorer(TestCase test, ExploreOptions options, ExplorationListener listener) {}

    public Result explore() {
        throw new UnsupportedOperationException();
    }

    /** Ends {@link #explore} after the current execution; may be called from any thread. */
    public void stop() {
        throw new UnsupportedOperationException();
    }

    public ReplayOutcome replay(Schedule schedule, int times) {
        throw new UnsupportedOperationException();
    }

    /** Writes each execution's decisions to {@code log} as they are made, so that a crash leaves them behind. */
    public void recordTo(DecisionLog log) {
        throw new UnsupportedOperationException();
    }

    /**
     * The execution under way up to now: decisions, threads, steps. Null between executions. For a watchdog, which calls
     * it from another thread once the execution has made no step for a while.
     */
    public Schedule current() {
        throw new UnsupportedOperationException();
    }

    /** The managed thread that has the turn, or null; for a watchdog, from any thread. */
    public Thread running() {
        throw new UnsupportedOperationException();
    }
}
