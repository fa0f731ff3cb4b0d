package dev.heddle.oracle;

import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.Strategy;
import java.util.Arrays;
import java.util.Map;

/** Tries every choice of every decision, depth first; starts over when scheduling points are discovered. */
public final class ExhaustiveStrategy implements Strategy {

    private static final Needs NEEDS = Needs.of(Need.STEPS, Need.ALL_FAILURES, Need.ORDERS);

    private int[] choices = new int[64];
    private int[] counts = new int[64];
    private int length;
    private int depth;
    private boolean fresh = true;

    /** As all strategies that are made by name; there is nothing random and no bound. */
    public ExhaustiveStrategy(long seed, int k) {
    }

    @Override
    public Needs needs() {
        return NEEDS;
    }

    @Override
    public boolean prepare() {
        depth = 0;
        if (fresh) {
            fresh = false;
            return true;
        }
        while (length > 0 && choices[length - 1] + 1 == counts[length - 1]) {
            length--;
        }
        if (length == 0) {
            return false;
        }
        choices[length - 1]++;
        return true;
    }

    @Override
    public int choose(Candidates candidates) {
        return decide(candidates.count());
    }

    @Override
    public int pick(int bound) {
        return decide(bound);
    }

    private int decide(int count) {
        if (count == 1) {
            return 0;
        }
        if (depth == length) {
            if (length == choices.length) {
                choices = Arrays.copyOf(choices, length * 2);
                counts = Arrays.copyOf(counts, length * 2);
            }
            choices[length] = 0;
            counts[length] = count;
            length++;
        }
        if (counts[depth] != count) {
            throw new IllegalStateException("decision " + depth + " had " + counts[depth] + " choices, now " + count);
        }
        return choices[depth++];
    }

    @Override
    public void executed(Execution execution) {
        if (execution.learned()) {
            length = 0;
            fresh = true;
        }
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
