package dev.heddle.engine.strategy;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Trace;
import java.util.Set;

/** A scheduling point with the threads {@code 0 … count - 1}. */
public record FakeCandidates(int count, Set<Integer> timingOut, Set<Integer> spinning, int current, Op op, int near)
        implements Candidates {

    public FakeCandidates(int count, Set<Integer> timingOut, Set<Integer> spinning, int current) {
        this(count, timingOut, spinning, current, Op.READ);
    }

    public FakeCandidates(int count, Set<Integer> timingOut, Set<Integer> spinning, int current, Op op) {
        this(count, timingOut, spinning, current, op, -1);
    }

    public static FakeCandidates of(int count) {
        return new FakeCandidates(count, Set.of(), Set.of(), -1);
    }

    public static FakeCandidates writing(int count) {
        return new FakeCandidates(count, Set.of(), Set.of(), -1, Op.WRITE);
    }

    /** The same with one thread near the focus. */
    public FakeCandidates near(int thread) {
        return new FakeCandidates(count, timingOut, spinning, current, op, thread);
    }

    @Override
    public boolean nearFocus(int i) {
        return i == near;
    }

    @Override
    public int thread(int i) {
        return i;
    }

    @Override
    public int identity(int i) {
        return i;
    }

    @Override
    public boolean daemon(int i) {
        return false;
    }

    @Override
    public boolean awaited(int i) {
        return true;
    }

    @Override
    public boolean failed() {
        return false;
    }

    @Override
    public Trace trace() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Op op(int i) {
        return op;
    }

    @Override
    public int variable(int i) {
        return 0;
    }

    @Override
    public boolean timesOut(int i) {
        return timingOut.contains(i);
    }

    @Override
    public boolean spins(int i) {
        return spinning.contains(i);
    }

    @Override
    public int repetitions(int i) {
        return spinning.contains(i) ? 10_000 : 0;
    }
}
