package dev.heddle.engine.strategy.guided;

import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Focus;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.Observation;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.common.LoopBound;
import dev.heddle.engine.strategy.common.Preemptions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Lets another strategy choose only near some lines of source, and where a thread gives the turn up by itself. Anywhere else
 * the running thread goes on, so that all the other strategy's preemptions fall on those lines.
 */
public final class FocusedStrategy implements Strategy {

    /** Choices in a row after which another thread gets the turn all the same, so that a loop that polls ends. */
    private static final int LONG_RUN = 2_000;

    private final Strategy strategy;
    private final Focus focus;
    private int run;
    private boolean interrupted;

    public FocusedStrategy(Strategy strategy, Focus focus) {
        this.strategy = strategy;
        this.focus = focus;
    }

    @Override
    public Focus focus() {
        return focus;
    }

    @Override
    public boolean prepare() {
        run = 0;
        return strategy.prepare();
    }

    @Override
    public int choose(Candidates candidates) {
        int current = candidates.current();
        if (Preemptions.areFree(candidates) || candidates.nearFocus(current)) {
            run = 0;
            return strategy.choose(candidates);
        }
        if (++run < LONG_RUN) {
            return current;
        }
        run = 0;
        return another(candidates, current);
    }

    private int another(Candidates candidates, int current) {
        int count = candidates.count();
        for (int i = 1; i < count; i++) {
            int next = (current + i) % count;
            if (!candidates.timesOut(next) && !LoopBound.areOver(candidates, next)) {
                interrupted = true;
                return next;
            }
        }
        return current;
    }

    /** What the other strategy has covered, which is all of it but for the switches elsewhere. */
    @Override
    public String bound() {
        String bound = strategy.bound();
        return bound == null ? null : bound + "; a thread loses the turn only at " + focus
                + ", or where it blocks, ends or yields"
                + (interrupted ? ", or after " + LONG_RUN + " operations elsewhere" : "");
    }

    @Override
    public Map<String, Object> coverage() {
        Map<String, Object> coverage = new LinkedHashMap<>(strategy.coverage());
        coverage.put("focus", focus.operations());
        return coverage;
    }

    @Override
    public Needs needs() {
        return strategy.needs();
    }

    @Override
    public int pick(int bound) {
        return strategy.pick(bound);
    }

    @Override
    public Map<String, Long> inputs() {
        return strategy.inputs();
    }

    @Override
    public void executed(Execution execution) {
        strategy.executed(execution);
    }

    @Override
    public List<Observation> shown() {
        return strategy.shown();
    }

    @Override
    public Map<String, Object> stats() {
        return strategy.stats();
    }

    @Override
    public List<Imprecision> imprecision() {
        return strategy.imprecision();
    }
}
