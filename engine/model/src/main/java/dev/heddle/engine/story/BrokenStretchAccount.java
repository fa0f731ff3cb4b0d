package dev.heddle.engine.story;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Two accesses of one thread with one of another between them, such that no serial order explains what they saw: an
 * update lost, a check that no longer held. In the run that passes the other access is not between them.
 */
final class BrokenStretchAccount implements Account {

    private static final Set<String> ACCESSES = Set.of(Op.READ.label(), Op.WRITE.label(), Op.UPDATE.label(),
            Op.FAILED_UPDATE.label(), Op.ACQUIRE.label());

    /** Two accesses of one thread and what came between. */
    private record Stretch(Step first, Step between, Step second) {}

    @Override
    public Story of(Told told) {
        Stretch stretch = find(told);
        return stretch == null ? Story.NONE : account(told, stretch);
    }

    private static Stretch find(Told told) {
        Map<String, List<Step>> byVariable = new HashMap<>();
        Stretch best = null;
        int bestRank = Integer.MAX_VALUE;
        for (Step step : told.steps()) {
            if (step.variable() == null || !ACCESSES.contains(step.op())) {
                continue;
            }
            List<Step> accesses = byVariable.computeIfAbsent(step.variable(), v -> new ArrayList<>());
            Stretch stretch = endingAt(accesses, step);
            accesses.add(step);
            if (stretch != null && isTold(told, stretch)) {
                int rank = rank(told, stretch);
                if (rank < bestRank) {
                    best = stretch;
                    bestRank = rank;
                }
            }
        }
        return best;
    }

    /** The thread's access before this one, with the last conflicting one of another thread between them. */
    private static Stretch endingAt(List<Step> before, Step second) {
        Step between = null;
        for (int i = before.size() - 1; i >= 0; i--) {
            Step step = before.get(i);
            if (step.thread().equals(second.thread())) {
                return between == null ? null : new Stretch(step, between, second);
            }
            if (between == null && isBroken(step, second)) {
                between = step;
            }
        }
        return null;
    }

    private static boolean isBroken(Step between, Step second) {
        return writes(between) || writes(second) && !second.op().equals("acquire");
    }

    private static boolean writes(Step step) {
        return Set.of("write", "update", "acquire").contains(step.op());
    }

    private static boolean reads(Step step) {
        return !step.op().equals("write");
    }

    private static boolean isTold(Told told, Stretch stretch) {
        Step first = stretch.first;
        Step second = stretch.second;
        boolean unserialisable = writes(stretch.between)
                ? reads(first) || reads(second)
                : writes(first) && writes(second);
        if (!unserialisable || first.at() == null || second.at() == null || stretch.between.at() == null) {
            return false;
        }
        if (told.passing().isEmpty()) {
            // Without a run that passes only the plain cases are sure enough: read, then written by both.
            return first.op().equals("read") && writes(stretch.between) && writes(second)
                    && !second.op().equals("acquire") && first.call() == null || isCheckThenAct(told, stretch);
        }
        int a = told.placeInPassing(first);
        int b = told.placeInPassing(stretch.between);
        int c = told.placeInPassing(second);
        boolean isBetweenThereToo = a > 0 && b > a && (c == 0 || c > b);
        return a > 0 && !isBetweenThereToo;
    }

    /** Two calls on one object, of which the second found it changed, and what failed looked at that object. */
    private static boolean isCheckThenAct(Told told, Stretch stretch) {
        LibraryCalls calls = told.words().calls();
        Step first = stretch.first;
        Step second = stretch.second;
        String object = calls.receiver(first);
        return object != null && object.equals(calls.receiver(second)) && object.equals(calls.receiver(stretch.between))
                && !calls.areOne(first, second) && first.at().className().equals(second.at().className())
                && first.at().method().equals(second.at().method())
                && first.op().equals("read") && writes(stretch.between) && !Objects.equals(first.value(), second.value())
                && calls.stepsOf(second).stream().anyMatch(step -> writes(step) && !step.op().equals("acquire"))
                && (second.thread().equals(told.violation().thread()) || told.failureTouches(object));
    }

    /** Lower is better: variables of the user's own before those of libraries, data before locks, near the parting. */
    private static int rank(Told told, Stretch stretch) {
        int rank = Math.min(1_000_000, Math.abs(stretch.between.n() - 1 - Math.max(0, told.parting())));
        if (stretch.second.op().equals("acquire")) {
            rank += 4_000_000;
        }
        Words words = told.words();
        if (words.isInside(stretch.first) || words.isInside(stretch.second)) {
            rank += 2_000_000;
        }
        return stretch.first.op().equals("read") && writes(stretch.second) ? rank : rank + 1_000_000;
    }

    private static Story account(Told told, Stretch stretch) {
        Words words = told.words();
        List<String> lines = new ArrayList<>();
        Step first = stretch.first;
        Step second = stretch.second;
        boolean inside = words.isInside(first) && words.calls().areOne(first, second);
        lines.add(inside ? first.thread() + " was inside " + words.call(first) + " (" + words.place(first.at()) + ")."
                : words.did(first) + ".");
        lines.add("Before " + first.thread() + " went on, " + words.did(stretch.between) + ".");
        lines.add("Then " + (inside ? first.thread() + " went on in it, with what it had read before" : then(words, stretch))
                + ".");
        Violation violation = told.violation();
        boolean failsThere = second.thread().equals(violation.thread()) && second.at().equals(violation.at());
        lines.add(told.failure(failsThere ? "" : " then"));
        if (!told.passing().isEmpty()) {
            lines.add(inside
                    ? "Passes when " + words.place(stretch.between.at()) + " of " + stretch.between.thread() + " does not come while "
                            + first.thread() + " is inside " + words.call(first) + "."
                    : passes(words, stretch));
        }
        return new Story(lines, List.of(stretch.first.n(), stretch.between.n(), second.n()));
    }

    private static String then(Words words, Stretch stretch) {
        Step first = stretch.first;
        Step second = stretch.second;
        boolean lost = first.op().equals("read") && second.op().equals("write") && writes(stretch.between);
        if (lost && !words.isInside(second)) {
            return second.thread() + " wrote over it" + (second.value() == null ? "" : " with "
                    + Words.shortened(second.value())) + " (" + words.place(second.at()) + ")";
        }
        boolean changed = words.isInside(first) && first.op().equals("read") && second.op().equals("read")
                && !Objects.equals(first.value(), second.value()) && !first.at().equals(second.at());
        return words.did(second) + (changed ? ", though what " + words.place(first.at()) + " had seen was no longer so" : "");
    }

    private static String passes(Words words, Stretch stretch) {
        String first = words.place(stretch.first.at());
        String second = words.place(stretch.second.at());
        return "Passes when " + words.place(stretch.between.at()) + " of " + stretch.between.thread()
                + " does not come between "
                + (first.equals(second) ? "the two accesses of " + stretch.first.thread() + " at " + first
                        : first + " and " + second + " of " + stretch.first.thread())
                + ".";
    }
}
