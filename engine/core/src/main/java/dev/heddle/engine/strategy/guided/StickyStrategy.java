package dev.heddle.engine.strategy.guided;

import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.common.RandomNumbers;
import java.util.Map;

/**
 * Mostly lets the running thread go on. Looks for a failure that is known to exist, in a form with few switches,
 * which people can read.
 */
public final class StickyStrategy implements Strategy {

    /** Switches in a thousand decisions, by turns. */
    private static final int[] SWITCHES = {0, 5, 20, 50, 100, 200};
    /** One in so many choices lets a time-out fire while others could go. */
    private static final int SELDOM = 8;

    private final RandomNumbers random = new RandomNumbers();
    private final long seed;
    private final Map<String, Long> inputs;
    private long executions;
    private int perThousand;
    private int preemptions;

    /** {@code inputs} are the values with which the failure is known to show. */
    public StickyStrategy(long seed, Map<String, Long> inputs) {
        this.seed = seed;
        this.inputs = inputs;
    }

    @Override
    public boolean prepare() {
        random.seed(seed, executions);
        perThousand = SWITCHES[(int) (executions % SWITCHES.length)];
        executions++;
        preemptions = 0;
        return true;
    }

    @Override
    public Map<String, Long> inputs() {
        return inputs;
    }

    @Override
    public int choose(Candidates candidates) {
        int current = candidates.current();
        boolean stays = current >= 0 && !candidates.spins(current) && !candidates.timesOut(current);
        if (stays && random.below(1000) >= perThousand) {
            return current;
        }
        int count = candidates.count();
        int start = random.below(count);
        for (int i = 0; i < count; i++) {
            int next = (start + i) % count;
            boolean late = candidates.spins(next) || candidates.timesOut(next) && random.below(SELDOM) != 0;
            if (next != current && !late) {
                preemptions += stays ? 1 : 0;
                return next;
            }
        }
        return stays ? current : start;
    }

    @Override
    public int pick(int bound) {
        return random.below(bound);
    }

    /** How often the last execution took the turn from a thread that could have gone on. */
    public int preemptions() {
        return preemptions;
    }

    @Override
    public void executed(Execution execution) {
        // Each execution is drawn anew.
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
