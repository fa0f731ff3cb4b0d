package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.Map;
import java.util.SortedSet;

/**
 * Unfolds a program by following all executions of {@code dpor}, then with five seeds; claims something only if all unfoldings have the same
 * events.
 */
public final class IsomorphicStrategy implements Strategy {

    private static final Needs NEEDS = Needs.of(Need.STEPS, Need.ALL_FAILURES, Need.ORDERS, Need.NEW_BEGINNINGS);

    private static final int SEEDS = 5;

    private Strategy current;
    private int seed;
    private SortedSet<Long> expected;
    private String difference;

    /** The arguments are those of every strategy; it has seeds of its own. */
    public IsomorphicStrategy(long unused, int alsoUnused) {
        startOver();
    }

    private void startOver() {
        current = new ExhaustiveUnfolding(new Expressions());
        seed = 0;
        difference = null;
    }

    @Override
    public Needs needs() {
        return NEEDS;
    }

    @Override
    public boolean prepare() {
        while (!current.prepare()) {
            compare();
            if (seed == SEEDS || difference != null) {
                return false;
            }
            seed++;
            current = new UnfoldingStrategy(seed, new Expressions());
        }
        return true;
    }

    private void compare() {
        if (current.bound() == null) {
            difference = current.stats().toString();
        } else if (current instanceof UnfoldingStrategy unfolding) {
            SortedSet<Long> events = NetForm.of(unfolding.unfolding()).events();
            if (!events.equals(expected)) {
                difference = "seed " + seed + " has " + events.size() + " events, dpor " + expected.size();
            }
        } else if (current instanceof ExhaustiveUnfolding all) {
            expected = NetForm.of(all.unfolding()).events();
        }
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
        if (execution.learned()) {
            startOver();
            return;
        }
        current.executed(execution);
    }

    @Override
    public String bound() {
        return difference == null && seed == SEEDS ? "the same unfolding with every seed" : null;
    }

    @Override
    public Map<String, Object> stats() {
        return Map.of("difference", String.valueOf(difference));
    }
}
