package dev.heddle.engine.strategy.common;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.strategy.api.Candidates;

/** What counts as a preemption: the turn is taken from a thread that could have gone on. */
public final class Preemptions {

    private Preemptions() {}

    /** Whether a switch away from the running thread, if there is one, takes nothing from it. */
    public static boolean areFree(Candidates candidates) {
        int current = candidates.current();
        return current < 0
                || candidates.op(current) == Op.YIELD
                || candidates.timesOut(current)
                || LoopBound.areOver(candidates, current);
    }

    /** Whether the choice is one. */
    public static boolean isOne(Candidates candidates, int chosen) {
        return chosen != candidates.current() && !areFree(candidates);
    }
}
