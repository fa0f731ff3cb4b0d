package dev.heddle.engine.explore;

import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Strategy;
import java.util.Map;
import java.util.Random;
import java.util.function.IntPredicate;

/**
 * A random walk in which a thread that initialises a class mostly waits while others can go, so that they come to
 * initialise what it is going to need.
 */
final class DelayedInitializers implements Strategy {

    /** One in so many choices is made among all threads: those that can go may wait for the one that is held up. */
    private static final int SELDOM = 8;

    private final Random random;
    private final IntPredicate isInitializing;

    DelayedInitializers(long seed, IntPredicate isInitializing) {
        this.random = new Random(seed);
        this.isInitializing = isInitializing;
    }

    @Override
    public boolean prepare() {
        return true;
    }

    @Override
    public int choose(Candidates candidates) {
        int[] eager = new int[candidates.count()];
        int count = 0;
        for (int i = 0; i < eager.length; i++) {
            if (!isInitializing.test(candidates.thread(i)) && !candidates.timesOut(i) && !candidates.spins(i)) {
                eager[count++] = i;
            }
        }
        return count == 0 || random.nextInt(SELDOM) == 0
                ? random.nextInt(eager.length)
                : eager[random.nextInt(count)];
    }

    @Override
    public int pick(int bound) {
        return random.nextInt(bound);
    }

    @Override
    public void executed(Execution execution) {
        // There is no second one to prepare.
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
