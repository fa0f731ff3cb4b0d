package dev.heddle.engine.strategy.common;

import dev.heddle.engine.strategy.api.Candidates;

/**
 * How far a complete search follows a loop that reads nothing new. Each round is an execution of its own, without end; from
 * some number on the thread does not get the turn while others can go on.
 */
public final class LoopBound {

    /** Rounds that are followed. */
    public static final int MOST = 20;

    /** What a search that has cut such loops adds to its bound. */
    public static final String BOUND = "; a loop that reads nothing new goes round at most " + MOST
            + " times while other threads can go on";

    private LoopBound() {}

    /** Whether the i-th thread has been round often enough. */
    public static boolean areOver(Candidates candidates, int i) {
        return candidates.spins(i) && candidates.repetitions(i) >= MOST;
    }
}
