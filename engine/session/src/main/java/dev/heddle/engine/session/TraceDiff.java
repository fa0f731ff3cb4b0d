package dev.heddle.engine.session;

import dev.heddle.engine.model.Step;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Where two traces part. */
public final class TraceDiff {

    /** What variables that are threads begin with. */
    private static final String THREAD = "thread ";

    private TraceDiff() {}

    /**
     * The first step that differs, from 1; -1 if none does. A thread that has another name each time, because of a port
     * in it for example, is the same one as long as it stands for the same.
     */
    public static int firstStep(List<Step> recorded, List<Step> seen) {
        int common = Math.min(recorded.size(), seen.size());
        Map<String, String> names = new HashMap<>();
        Map<String, String> back = new HashMap<>();
        for (int i = 0; i < common; i++) {
            Step one = recorded.get(i);
            Step other = seen.get(i);
            String name = names.computeIfAbsent(one.thread(), thread -> other.thread());
            String from = back.computeIfAbsent(other.thread(), thread -> one.thread());
            if (!name.equals(other.thread()) || !from.equals(one.thread()) || !same(one, other, names)) {
                return i + 1;
            }
        }
        return recorded.size() == seen.size() ? -1 : common + 1;
    }

    /** What the two have at a step, from 1. */
    public static String at(int step, List<Step> one, List<Step> other, String oneHas, String otherHas) {
        return "step " + step + ": " + oneHas + " " + show(step, one) + ", " + otherHas + " " + show(step, other);
    }

    private static String show(int step, List<Step> steps) {
        return step <= steps.size() ? show(steps.get(step - 1)) : "the end";
    }

    private static boolean same(Step a, Step b, Map<String, String> names) {
        return a.op().equals(b.op())
                && sameVariable(a.variable(), b.variable(), names)
                && Objects.equals(a.at(), b.at());
    }

    /** One that is a thread has its name, under which it need not have made a step yet. */
    private static boolean sameVariable(String a, String b, Map<String, String> names) {
        if (Objects.equals(a, b)) {
            return true;
        }
        if (a == null || b == null || !a.startsWith(THREAD) || !b.startsWith(THREAD)) {
            return false;
        }
        String known = names.get(a.substring(THREAD.length()));
        return known == null || known.equals(b.substring(THREAD.length()));
    }

    private static String show(Step step) {
        return "\"" + step.thread() + ": " + step.op()
                + (step.variable() == null ? "" : " " + step.variable())
                + (step.at() == null ? "" : " at " + step.at().shortForm()) + "\"";
    }
}
