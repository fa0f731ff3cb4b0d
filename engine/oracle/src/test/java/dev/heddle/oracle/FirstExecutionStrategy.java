package dev.heddle.oracle;

import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Strategy;
import java.util.Map;

/** Wrong on purpose: says after one execution that there are no others. */
public final class FirstExecutionStrategy implements Strategy {

    private boolean made;

    /** As all strategies that are made by name. */
    public FirstExecutionStrategy(long seed, int k) {
    }

    @Override
    public boolean prepare() {
        return !made;
    }

    @Override
    public int choose(Candidates candidates) {
        return 0;
    }

    @Override
    public int pick(int bound) {
        return 0;
    }

    @Override
    public void executed(Execution execution) {
        made = true;
    }

    @Override
    public String bound() {
        return "all interleavings";
    }

    @Override
    public Map<String, Object> stats() {
        return Map.of();
    }
}
