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
}
