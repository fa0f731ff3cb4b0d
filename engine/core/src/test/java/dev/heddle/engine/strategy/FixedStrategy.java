package dev.heddle.engine.strategy;

import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Strategy;
import java.util.Map;

/** One that chooses by a rule, as often as one likes, and learns nothing. */
public abstract class FixedStrategy implements Strategy {

    @Override
    public boolean prepare() {
        return true;
    }

    @Override
    public int pick(int bound) {
        return 0;
    }

    @Override
    public void executed(Execution execution) {
        // It does the same each time.
    }

    @Override
    public String bound() {
        return null;
    }

    @Override
    public Map<String, Object> stats() {
        return Map.of();
    }
}
