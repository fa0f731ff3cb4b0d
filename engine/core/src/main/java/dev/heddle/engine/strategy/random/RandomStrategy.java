package dev.heddle.engine.strategy.random;

import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.common.RandomNumbers;
import dev.heddle.engine.strategy.common.RandomPriorities;
import dev.heddle.engine.strategy.common.SpinAllowance;
import java.util.Map;

/**
 * Draws schedules. No way of drawing finds all kinds of bugs soon, so executions take turns among three: a thread
 * that is drawn at each step and preferably another one, which meets threads that get in each other's way; a
 * {@linkplain RandomPriorities priority for each operation}; and a thread drawn at each step, all alike. Time-outs
 * and spinning threads come up less often.
 */
public final class RandomStrategy implements Strategy {

    private static final Needs NEEDS = Needs.of(Need.GUESSED_SHARING);

    private enum Manner { RESTLESS, BY_PRIORITY, UNIFORM }

    private static final Manner[] TURNS =
            {Manner.RESTLESS, Manner.BY_PRIORITY, Manner.UNIFORM, Manner.BY_PRIORITY};
    /** One in so many choices lets a time-out fire, or a spinning thread go on, while others could go. */
    private static final int SELDOM = 8;
    /** How much likelier each other thread is than the running one. */
    private static final int RESTLESSNESS = 4;

    private final long seed;
    private final RandomNumbers random = new RandomNumbers();
    private final RandomPriorities priorities = new RandomPriorities();
    private long executions;
    private final SpinAllowance patience = new SpinAllowance();
    private int[] willing = new int[8];

    public RandomStrategy(long seed) {
        this.seed = seed;
    }

    @Override
    public Needs needs() {
        return NEEDS;
    }

    @Override
    public boolean prepare() {
        random.seed(seed, executions);
        patience.draw(random);
        priorities.clear();
        return true;
    }

    @Override
    public int choose(Candidates candidates) {
        if (patience.letsGoOn(candidates)) {
            return candidates.current();
        }
        int count = collect(candidates);
        return switch (TURNS[(int) (executions % TURNS.length)]) {
            case RESTLESS -> another(candidates, count);
            case BY_PRIORITY -> priorities.choose(candidates, willing, count, random);
            case UNIFORM -> willing[random.below(count)];
        };
    }

    /** Puts the threads to draw from into {@link #willing}. */
    private int collect(Candidates candidates) {
        int all = candidates.count();
        if (willing.length < all) {
            willing = new int[all * 2];
        }
        int count = 0;
        for (int i = 0; i < all; i++) {
            if (!candidates.timesOut(i) && !candidates.spins(i)) {
                willing[count++] = i;
            }
        }
        if (count > 0 && (count == all || random.below(SELDOM) != 0)) {
            return count;
        }
        for (int i = 0; i < all; i++) {
            willing[i] = i;
        }
        return all;
    }

    private int another(Candidates candidates, int count) {
        int current = -1;
        for (int i = 0; i < count; i++) {
            current = willing[i] == candidates.current() ? i : current;
        }
        if (current < 0) {
            return willing[random.below(count)];
        }
        int others = (count - 1) * RESTLESSNESS;
        int drawn = random.below(others + 1);
        if (drawn == others) {
            return willing[current];
        }
        int other = drawn / RESTLESSNESS;
        return willing[other < current ? other : other + 1];
    }

    @Override
    public int pick(int bound) {
        return random.below(bound);
    }

    @Override
    public void executed(Execution execution) {
        executions++;
    }

    @Override
    public String bound() {
        return null;
    }

    @Override
    public Map<String, Object> stats() {
        return Map.of("executions", executions);
    }
}
