package dev.heddle.engine.strategy.common;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.strategy.api.Candidates;

/**
 * How long a spinning thread may go on. Mostly it loses the turn at once; in some executions it may spin on for as
 * long as library code does before it blocks, because what happens then should be tried too.
 */
public final class SpinAllowance {

    private static final int LONG_ONE_IN = 8;
    /** More than the longest spinning in the JDK (1024), less than what counts as endless. */
    private static final int LONG = 1_500;

    private int repetitions;

    public void draw(RandomNumbers random) {
        repetitions = random.below(LONG_ONE_IN) == 0 ? LONG : 0;
    }

    /** Whether the i-th candidate should lose its turn because it spins. */
    public boolean isOver(Candidates candidates, int i) {
        return candidates.spins(i) && candidates.repetitions(i) >= repetitions;
    }

    /** Whether the running thread spins and should be let go on. */
    public boolean letsGoOn(Candidates candidates) {
        int current = candidates.current();
        return current >= 0
                && candidates.repetitions(current) < repetitions
                && (candidates.repetitions(current) > 0 || candidates.op(current) == Op.YIELD);
    }
}
