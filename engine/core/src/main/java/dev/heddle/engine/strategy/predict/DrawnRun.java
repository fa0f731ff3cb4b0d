package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.random.RandomStrategy;

/** The schedule that {@code random} draws first from a seed. */
final class DrawnRun implements FirstRun {

    private final long seed;
    private RandomStrategy random;

    DrawnRun(long seed) {
        this.seed = seed;
    }

    @Override
    public void begin() {
        random = new RandomStrategy(seed);
        random.prepare();
    }

    @Override
    public int choose(Candidates candidates) {
        return random.choose(candidates);
    }

    @Override
    public int pick(int bound) {
        return random.pick(bound);
    }
}
