package dev.heddle.engine.explore;

import dev.heddle.engine.model.Step;
import java.util.List;
import java.util.Objects;

/** Where two traces part. */
final class Difference {

    private Difference() {}

    /** The first step that differs, from 1; -1 if none does. */
    static int firstStep(List<Step> recorded, List<Step> seen) {
        int common = Math.min(recorded.size(), seen.size());
        for (int i = 0; i < common; i++) {
            if (!same(recorded.get(i), seen.get(i))) {
                return i + 1;
            }
        }
        return recorded.size() == seen.size() ? -1 : common + 1;
    }

    /** What the two have at a step, from 1. */
    static String at(int step, List<Step> one, List<Step> other, String oneHas, String otherHas) {
        return "step " + step + ": " + oneHas + " " + show(step, one) + ", " + otherHas + " " + show(step, other);
    }

    private static String show(int step, List<Step> steps) {
        return step <= steps.size() ? show(steps.get(step - 1)) : "the end";
    }

    private static boolean same(Step a, Step b) {
        return a.thread().equals(b.thread())
                && a.op().equals(b.op())
                && Objects.equals(a.variable(), b.variable())
                && Objects.equals(a.at(), b.at());
    }

    private static String show(Step step) {
        return "\"" + step.thread() + ": " + step.op()
                + (step.variable() == null ? "" : " " + step.variable())
                + (step.at() == null ? "" : " at " + step.at().shortForm()) + "\"";
    }
}
