package dev.heddle.engine.strategy.guided;

import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.Strategy;
import java.util.Map;

/** Makes recorded decisions again. */
public final class ReplayStrategy implements Strategy {

    private final int[] decisions;
    private final Map<String, Long> inputs;
    private final Needs needs;
    private int position;
    private int partedAt = -1;

    public ReplayStrategy(int[] decisions) {
        this(decisions, Map.of());
    }

    public ReplayStrategy(int[] decisions, Map<String, Long> inputs) {
        this(decisions, inputs, Needs.NOTHING);
    }

    /** @param needs what the replay is to tell */
    public ReplayStrategy(int[] decisions, Map<String, Long> inputs, Needs needs) {
        this.needs = needs;
        this.decisions = decisions;
        this.inputs = inputs;
    }

    @Override
    public Needs needs() {
        return needs;
    }

    @Override
    public boolean prepare() {
        position = 0;
        partedAt = -1;
        return true;
    }

    @Override
    public Map<String, Long> inputs() {
        return inputs;
    }

    @Override
    public int choose(Candidates candidates) {
        int at = position++;
        if (at < decisions.length) {
            for (int i = 0; i < candidates.count(); i++) {
                if (candidates.thread(i) == decisions[at]) {
                    return i;
                }
            }
        }
        part(at);
        return Math.max(0, candidates.current());
    }

    @Override
    public int pick(int bound) {
        int at = position++;
        if (at < decisions.length && decisions[at] < 0 && -1 - decisions[at] < bound) {
            return -1 - decisions[at];
        }
        part(at);
        return 0;
    }

    private void part(int at) {
        if (partedAt < 0) {
            partedAt = at;
        }
    }

    /** The first decision that was not possible, or was not recorded; -1 if there was none. */
    public int partedAt() {
        return partedAt;
    }

    /** Whether some recorded decision was not possible, or decisions were left over or missing. */
    public boolean parted() {
        return partedAt >= 0 || position != decisions.length;
    }

    @Override
    public void executed(Execution execution) {
        // A replay learns nothing.
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
