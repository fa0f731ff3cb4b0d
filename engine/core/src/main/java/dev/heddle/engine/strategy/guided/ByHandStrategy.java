package dev.heddle.engine.strategy.guided;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;

/** Makes the decisions that a user chose, then goes on without preemptions, and notes who else could have gone on. */
public final class ByHandStrategy implements Strategy {

    private final ReplayStrategy chosen;
    private final IntSupplier stepsSoFar;
    private final List<Point> points = new ArrayList<>();
    private int decisions;

    /**
     * A point at which several threads could go on.
     *
     * @param before how many steps had been made
     * @param decision which decision it is, from 0
     */
    public record Point(int before, int decision, int[] threads, Op[] ops) {}

    public ByHandStrategy(int[] decisions, Map<String, Long> inputs, IntSupplier stepsSoFar) {
        this.chosen = new ReplayStrategy(decisions, inputs);
        this.stepsSoFar = stepsSoFar;
    }

    @Override
    public boolean prepare() {
        points.clear();
        decisions = 0;
        return chosen.prepare();
    }

    @Override
    public Map<String, Long> inputs() {
        return chosen.inputs();
    }

    @Override
    public int choose(Candidates candidates) {
        int[] threads = new int[candidates.count()];
        Op[] ops = new Op[candidates.count()];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = candidates.thread(i);
            ops[i] = candidates.op(i);
        }
        points.add(new Point(stepsSoFar.getAsInt(), decisions++, threads, ops));
        return chosen.choose(candidates);
    }

    @Override
    public int pick(int bound) {
        decisions++;
        return chosen.pick(bound);
    }

    /** In the order in which they came. */
    public List<Point> points() {
        return points;
    }

    @Override
    public void executed(Execution execution) {
        // Who chooses by hand learns by looking.
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
