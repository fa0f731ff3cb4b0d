package dev.heddle.engine.strategy.auto;

import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.pct.PctStrategy;
import dev.heddle.engine.strategy.random.RandomStrategy;
import java.util.Map;

/**
 * Executions by chance, which cost nothing but themselves. In long ones a thread that is drawn at each step hardly ever stays
 * where it is for long, so every other one has few switches instead.
 */
final class DrawnSchedules implements Strategy {

    private static final int DEPTH = 3;

    private final RandomStrategy random;
    private final PctStrategy fewSwitches;
    private Strategy current;
    private boolean byTurns;
    private long withFewSwitches;

    DrawnSchedules(long seed) {
        random = new RandomStrategy(seed);
        fewSwitches = new PctStrategy(seed, DEPTH);
        current = random;
    }

    /** From now on; executions have turned out to be long. */
    void alsoWithFewSwitches() {
        byTurns = true;
    }

    /** How many executions were made so. */
    long withFewSwitches() {
        return withFewSwitches;
    }

    @Override
    public boolean prepare() {
        current = byTurns && current == random ? fewSwitches : random;
        return current.prepare();
    }

    @Override
    public int choose(Candidates candidates) {
        return current.choose(candidates);
    }

    @Override
    public int pick(int bound) {
        return current.pick(bound);
    }

    @Override
    public void executed(Execution execution) {
        withFewSwitches += current == fewSwitches ? 1 : 0;
        current.executed(execution);
    }

    @Override
    public String bound() {
        return null;
    }

    @Override
    public Map<String, Object> stats() {
        return random.stats();
    }
}
