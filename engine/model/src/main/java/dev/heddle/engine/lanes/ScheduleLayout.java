package dev.heddle.engine.lanes;

import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Where everything of a schedule stands: rows go down, one thread to a lane. Windows, pages and text paint this and decide
 * nothing.
 *
 * @param rowOfStep the row of each step, by its number minus one: that of the fold for steps that are folded
 */
public record ScheduleLayout(
        List<Lane> lanes,
        List<Row> rows,
        List<Edge> edges,
        List<Bar> bars,
        List<Step> steps,
        List<Integer> rowOfStep) {

    /** Every step in a row of its own. */
    public static ScheduleLayout full(List<Step> steps) {
        return of(steps, ScheduleTable.full(steps), Set.of());
    }

    /** What a reader needs to understand the violation. */
    public static ScheduleLayout folded(Violation violation) {
        return folded(violation, Set.of());
    }

    /** The same with some folds open, named by the ids of their rows. */
    public static ScheduleLayout folded(Violation violation, Set<String> open) {
        Set<Integer> deciding = violation.deciding() == null ? Set.of() : new HashSet<>(violation.deciding());
        return of(violation.steps(), ScheduleTable.folded(violation, open), deciding);
    }

    private static ScheduleLayout of(List<Step> steps, ScheduleTable table, Set<Integer> deciding) {
        List<Integer> rowOfStep = new ArrayList<>();
        for (int row = 0; row < table.rows().size(); row++) {
            Row shown = table.rows().get(row);
            for (int n = shown.from(); n > 0 && n <= shown.to(); n++) {
                rowOfStep.add(row);
            }
        }
        return new ScheduleLayout(lanes(steps, table.lanes()), List.copyOf(table.brief(steps).rows()),
                List.copyOf(Edges.of(steps, deciding)), List.copyOf(Bars.of(steps, table, rowOfStep)), List.copyOf(steps),
                List.copyOf(rowOfStep));
    }

    private static List<Lane> lanes(List<Step> steps, List<String> threads) {
        Map<String, Step> starts = new LinkedHashMap<>();
        for (Step step : steps) {
            if (step.op().equals("fork") && step.variable() != null) {
                starts.putIfAbsent(StepText.thread(step.variable()), step);
            }
        }
        List<Lane> lanes = new ArrayList<>();
        for (String thread : threads) {
            Step start = starts.get(thread);
            lanes.add(new Lane(lanes.size(), thread, start == null ? null : start.thread(),
                    start == null ? null : start.at()));
        }
        return List.copyOf(lanes);
    }

    /** The row in which a step stands, or the fold that hides it; -1 if there is none. */
    public int row(int step) {
        return step < 1 || step > rowOfStep.size() ? -1 : rowOfStep.get(step - 1);
    }

    /** The next row after one (or, with -1, before it) that stands for something of the same thread; -1 if none does. */
    public int nextOfThread(int row, int direction) {
        for (int i = row + direction; i >= 0 && i < rows.size(); i += direction) {
            if (rows.get(i).lane() == rows.get(row).lane() && rows.get(i).kind() != Row.Kind.SWITCH) {
                return i;
            }
        }
        return -1;
    }

    /** The next row after one (or, with -1, before it) whose step is on the same object or field; -1 if none is. */
    public int nextOfVariable(int row, int direction) {
        Step step = step(row);
        if (step == null || step.variable() == null) {
            return -1;
        }
        for (int i = row + direction; i >= 0 && i < rows.size(); i += direction) {
            Step other = step(i);
            if (other != null && step.variable().equals(other.variable())) {
                return i;
            }
        }
        return -1;
    }

    /** The step of a row; null if it stands for none or for several. */
    public Step step(int row) {
        int n = rows.get(row).n();
        return n < 1 || n > steps.size() ? null : steps.get(n - 1);
    }
}
