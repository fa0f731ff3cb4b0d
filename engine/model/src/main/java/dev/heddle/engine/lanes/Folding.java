package dev.heddle.engine.lanes;

import dev.heddle.engine.model.Step;
import java.util.List;
import java.util.Objects;
import java.util.function.IntPredicate;

/** Finds stretches of a trace that need not be shown step by step. */
final class Folding {

    private static final int SHORTEST = 3;
    private static final int LONGEST_PERIOD = 12;
    private static final int FEWEST_ROUNDS = 3;

    /** Why a stretch can be folded. */
    enum Kind { LOOP, CALL, PRIVATE }

    /**
     * A stretch.
     *
     * @param period steps of one round of a loop
     * @param reason ends the sentence "… 12 steps"
     */
    record Stretch(Kind kind, int length, int period, String reason) {}

    private Folding() {}

    /** The stretch that begins at {@code start}, or null if that step must be shown. */
    static Stretch at(List<Step> steps, int start, Relevance relevance) {
        Step first = steps.get(start);
        Stretch loop = loop(steps, start);
        if (loop != null && !isPartOf(first, loop)) {
            return loop;
        }
        if (first.call() != null && !isThreadsOwn(first)) {
            int inside = run(steps, start, i -> isPartOfSameCall(steps.get(i), first)
                    && (loop(steps, i) == null || isPartOf(first, loop(steps, i))));
            if (inside >= SHORTEST) {
                return new Stretch(Kind.CALL, inside, 0, "in " + first.call());
            }
        }
        int own = run(steps, start, i -> relevance.isPrivate(steps.get(i)));
        if (own >= SHORTEST) {
            return new Stretch(Kind.PRIVATE, own, 0, "on what no other thread touches");
        }
        return null;
    }

    /** A few rounds inside a library's call are how the library does it; many are worth a word. */
    private static boolean isPartOf(Step call, Stretch loop) {
        return call.call() != null && !isThreadsOwn(call) && loop.length() < LONGEST_PERIOD;
    }

    private static boolean isPartOfSameCall(Step step, Step first) {
        return first.call().equals(step.call()) && Objects.equals(first.at(), step.at()) && !isThreadsOwn(step);
    }

    /** The same steps with the same values, round after round. */
    private static Stretch loop(List<Step> steps, int start) {
        for (int period = 1; period <= LONGEST_PERIOD; period++) {
            int end = start + period;
            while (end < steps.size() && same(steps.get(end), steps.get(end - period))) {
                end++;
            }
            int rounds = (end - start) / period;
            if (rounds >= FEWEST_ROUNDS) {
                return new Stretch(Kind.LOOP, rounds * period, period, null);
            }
        }
        return null;
    }

    private static boolean same(Step a, Step b) {
        return a.thread().equals(b.thread()) && a.op().equals(b.op()) && Objects.equals(a.variable(), b.variable())
                && Objects.equals(a.value(), b.value()) && Objects.equals(a.at(), b.at());
    }

    private static int run(List<Step> steps, int start, IntPredicate member) {
        int end = start;
        while (end < steps.size() && steps.get(end).thread().equals(steps.get(start).thread())
                && member.test(end)) {
            end++;
        }
        return end - start;
    }

    /** Begin and end of a thread are always shown. */
    private static boolean isThreadsOwn(Step step) {
        return step.op().equals("end") || step.op().equals("begin") || step.op().equals("fork");
    }
}
