package dev.heddle.engine.strategy.hapset;

import dev.heddle.engine.strategy.dpor.Transition;
import java.util.List;

/**
 * An execution to be made: steps as another one made them, and then others, so that two statements meet in an order that was not
 * seen. The steps of that other execution are shared by all plans that begin with them.
 *
 * @param start the execution whose steps come first
 * @param kept how many of them
 * @param then the steps that come behind
 * @param sought the pair that is to show
 */
record OrderPlan(Transition[] start, int kept, List<Transition> then, PairSets.Pair sought) {

    int length() {
        return kept + then.size();
    }

    Transition step(int d) {
        return d < kept ? start[d] : then.get(d - kept);
    }

    /** Stands for the threads that it lets go, and what the schedule chooses for them. */
    long fingerprint() {
        long hash = 1;
        for (int d = 1; d < length(); d++) {
            Transition step = step(d);
            hash = hash * 0x9E3779B97F4A7C15L + step.thread + 1;
            for (int pick : step.picks) {
                hash = hash * 0x9E3779B97F4A7C15L - pick - 1;
            }
            hash ^= hash >>> 29;
        }
        return hash;
    }
}
