package dev.heddle.engine.explore.divergence;

import dev.heddle.bootstrap.Controller;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.trace.OutsideCall;
import dev.heddle.engine.session.TraceDiff;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Tells where two executions of one schedule part, and what that probably comes from. */
public final class Nondeterminism {

    private static final String HEADING = "the test is not deterministic: ";

    private Nondeterminism() {}

    /** Whether a line is one of those that are made here: one is enough. */
    public static boolean isTold(String line) {
        return line.startsWith(HEADING);
    }

    /** Of two executions that were traced and whose traces differ. */
    public static String between(ExecutionRecord one, ExecutionRecord other) {
        int step = TraceDiff.firstStep(one.trace(), other.trace());
        String where = step < 0
                ? "make the same steps on other objects"
                : "part at " + TraceDiff.at(step, one.trace(), other.trace(), "one has", "the other");
        return HEADING + "two runs of the same schedule " + where + "; "
                + source(step, threads(step, one.trace(), other.trace()), calls(one, other));
    }

    /**
     * Where and why a run is another than those before it.
     *
     * @param hashes of the steps of the first, which was traced
     * @param other to be looked at before the next execution starts
     */
    public static String of(int run, int times, ExecutionRecord first, long[] hashes, ExecutionRecord other) {
        int step = firstStep(hashes, other.stepHashes());
        List<Step> seen = other.events();
        return HEADING + "run " + run + " of " + times + " parts at "
                + TraceDiff.at(step, first.trace(), seen, "the first has", "this one") + "; "
                + source(step, threads(step, first.trace(), seen), calls(first, other));
    }

    private static int firstStep(long[] one, long[] other) {
        int common = Math.min(one.length, other.length);
        for (int i = 0; i < common; i++) {
            if (one[i] != other[i]) {
                return i + 1;
            }
        }
        return common + 1;
    }

    private static List<OutsideCall> calls(ExecutionRecord one, ExecutionRecord other) {
        List<OutsideCall> all = new ArrayList<>(one.outside());
        all.addAll(other.outside());
        return all;
    }

    private static Set<String> threads(int step, List<Step> one, List<Step> other) {
        Set<String> threads = new HashSet<>();
        for (List<Step> steps : List.of(one, other)) {
            if (step >= 1 && step <= steps.size()) {
                threads.add(steps.get(step - 1).thread());
            }
        }
        return threads;
    }

    /** The same for one execution that is not as expected from a step on. */
    static String source(int step, ExecutionRecord execution) {
        return source(step, threads(step, execution.trace(), List.of()), execution.outside());
    }

    /** The last thing that came from outside before the step, best in the thread that made it. */
    static String source(int step, Set<String> threads, List<OutsideCall> calls) {
        Comparator<OutsideCall> likelihood = Comparator.<OutsideCall>comparingInt(call -> importance(call.what()))
                .thenComparing(call -> threads.contains(call.thread()))
                .thenComparing(OutsideCall::step);
        return calls.stream()
                .filter(call -> step < 1 || call.step() <= step)
                .reduce((one, next) -> likelihood.compare(one, next) > 0 ? one : next)
                .map(call -> "likely source: " + call.what() + " in " + call.thread()
                        + (call.at() == null ? "" : " at " + call.at().shortForm()))
                .orElse("likely source: native code, or state that is not put back between executions"
                        + " (no input from outside was seen before)");
    }

    /** What goes out does not come back by itself; a file that is opened may be for either. */
    private static int importance(String what) {
        return switch (what) {
            case Controller.FILE_OUTPUT, Controller.NETWORK_OUTPUT -> 0;
            case Controller.FILE -> 1;
            default -> 2;
        };
    }
}
