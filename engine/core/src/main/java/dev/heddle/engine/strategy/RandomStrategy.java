package dev.heddle.engine.strategy;

import java.util.Map;

/** Picks uniformly among the enabled threads; time-outs and spinning threads come up less often. */
public final class RandomStrategy implements Strategy {

    /** One in so many choices lets a time-out fire, or a spinning thread go on, while others could go. */
    private static final int SELDOM = 8;

    private final long seed;
    private final RandomNumbers random = new RandomNumbers();
    private long executions;
    private final Patience patience = new Patience();
    private int[] eager = new int[8];

    public RandomStrategy(long seed) {
        this.seed = seed;
    }

    @Override
    public boolean prepare() {
        random.seed(seed, executions);
        patience.draw(random);
        return true;
    }

    @Override
    public int choose(Candidates candidates) {
        if (patience.letsGoOn(candidates)) {
            return candidates.current();
        }
        int count = candidates.count();
        if (eager.length < count) {
            eager = new int[count * 2];
        }
        int eagerCount = 0;
        for (int i = 0; i < count; i++) {
            if (!candidates.timesOut(i) && !candidates.spins(i)) {
                eager[eagerCount++] = i;
            }
        }
        if (eagerCount == 0 || eagerCount < count && random.below(SELDOM) == 0) {
            return random.below(count);
        }
        return eager[random.below(eagerCount)];
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
