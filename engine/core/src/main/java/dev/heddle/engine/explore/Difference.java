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

    /** One line: the first step that differs, as recorded and as seen. */
    static String between(List<Step> recorded, List<Step> seen) {
        int common = Math.min(recorded.size(), seen.size());
        for (int i = 0; i < common; i++) {
            if (!same(recorded.get(i), seen.get(i))) {
                return "step " + (i + 1) + ": recorded " + show(recorded.get(i)) + ", saw " + show(seen.get(i));
            }
        }
        if (recorded.size() > common) {
            return "step " + (common + 1) + ": recorded " + show(recorded.get(common)) + ", saw the end";
        }
        if (seen.size() > common) {
            return "step " + (common + 1) + ": recorded the end, saw " + show(seen.get(common));
        }
        return "the same steps on other objects";
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
