package dev.heddle.oracle;

import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.common.Preemptions;
import java.util.Map;

/** Tries every choice of every decision that keeps to k preemptions. */
public final class BoundedStrategy implements Strategy {

    private static final Needs NEEDS = Needs.of(Need.STEPS, Need.ALL_FAILURES, Need.ORDERS);

    private final ExhaustiveStrategy choices;
    private final int k;
    private int preemptions;

    public BoundedStrategy(long seed, int k) {
        this.choices = new ExhaustiveStrategy(seed, k);
        this.k = k;
    }

    @Override
    public Needs needs() {
        return NEEDS;
    }

    @Override
    public boolean prepare() {
        preemptions = 0;
        return choices.prepare();
    }

    @Override
    public int choose(Candidates candidates) {
        boolean free = Preemptions.areFree(candidates);
        if (!free && preemptions == k) {
            return candidates.current();
        }
        int chosen = choices.choose(candidates);
        if (!free && chosen != candidates.current()) {
            preemptions++;
        }
        return chosen;
    }

    @Override
    public int pick(int bound) {
        return choices.pick(bound);
    }

    @Override
    public void executed(Execution execution) {
        choices.executed(execution);
    }

    @Override
    public String bound() {
        return "at most " + k + " preemptions";
    }

    @Override
    public Map<String, Object> stats() {
        return Map.of();
    }
}
