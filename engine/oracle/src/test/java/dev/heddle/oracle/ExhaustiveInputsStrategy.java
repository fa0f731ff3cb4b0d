package dev.heddle.oracle;

import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.Strategy;
import java.util.Map;

/** Tries every interleaving with every value of the input that random programs have. */
public final class ExhaustiveInputsStrategy implements Strategy {

    private static final int MOST = 2;

    private ExhaustiveStrategy interleavings = new ExhaustiveStrategy(0, 0);
    private int value;

    public ExhaustiveInputsStrategy(long seed, int k) {
    }

    @Override
    public Needs needs() {
        return interleavings.needs();
    }

    @Override
    public boolean prepare() {
        if (interleavings.prepare()) {
            return true;
        }
        interleavings = new ExhaustiveStrategy(0, 0);
        return value++ < MOST && interleavings.prepare();
    }

    @Override
    public Map<String, Long> inputs() {
        return Map.of("a", (long) value);
    }

    @Override
    public int choose(Candidates candidates) {
        return interleavings.choose(candidates);
    }

    @Override
    public int pick(int bound) {
        return interleavings.pick(bound);
    }

    /** What is learned with one value is known with the others, but those before have not been tried with it. */
    @Override
    public void executed(Execution execution) {
        interleavings.executed(execution);
        value = execution.learned() ? 0 : value;
    }

    @Override
    public String bound() {
        return "all interleavings with all inputs";
    }

    @Override
    public Map<String, Object> stats() {
        return Map.of();
    }
}
