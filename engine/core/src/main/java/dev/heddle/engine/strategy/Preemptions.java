package dev.heddle.engine.strategy;

import dev.heddle.engine.model.Op;

/** What counts as a preemption: the turn is taken from a thread that could have gone on. */
final class Preemptions {

    private Preemptions() {}

    /** Whether a switch away from the running thread, if there is one, takes nothing from it. */
    static boolean areFree(Candidates candidates) {
        int current = candidates.current();
        return current < 0
                || candidates.op(current) == Op.YIELD
                || candidates.timesOut(current)
                || Rounds.areOver(candidates, current);
    }

    /** Whether the choice is one. */
    static boolean isOne(Candidates candidates, int chosen) {
        return chosen != candidates.current() && !areFree(candidates);
    }
}
