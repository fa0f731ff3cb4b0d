package dev.heddle.engine.report;

import dev.heddle.engine.model.CycleEdge;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * A trace as lanes, one for each thread, with time going down: what text and HTML both show. Stretches that do not
 * matter are folded into one row with a count; nothing is left out without being counted.
 */
final class ScheduleTable {

    /** What a row stands for. */
    enum Kind { STEP, SWITCH, FOLD, LOOP, WAIT }

    /**
     * One row.
     *
     * @param lane index of the thread
     * @param n number of the step, 0 where the row is none
     * @param shared whether the step is on something that several threads touch
     */
    record Row(Kind kind, int lane, int n, String text, SourceLocation at, boolean shared) {}

    private final List<String> lanes;
    private final List<Row> rows = new ArrayList<>();

    private ScheduleTable(List<String> lanes) {
        this.lanes = lanes;
    }

    /** All steps, unfolded. */
    static ScheduleTable full(List<Step> steps) {
        return build(steps, false);
    }

    /** What a reader needs to understand the failure: in a deadlock also the operations that were never made. */
    static ScheduleTable folded(Violation violation) {
        ScheduleTable table = build(violation.steps(), true);
        for (CycleEdge edge : violation.cycle() == null ? List.<CycleEdge>of() : violation.cycle()) {
            int lane = table.lanes.indexOf(edge.thread());
            if (lane >= 0) {
                table.rows.add(new Row(Kind.WAIT, lane, 0, "waits for " + edge.wants(), edge.at(), true));
            }
        }
        return table;
    }

    List<String> lanes() {
        return lanes;
    }

    List<Row> rows() {
        return rows;
    }

    /** How often another thread went on than the one before. */
    static int switches(List<Step> steps) {
        int count = 0;
        for (int i = 1; i < steps.size(); i++) {
            if (!steps.get(i).thread().equals(steps.get(i - 1).thread())) {
                count++;
            }
        }
        return count;
    }

    private static ScheduleTable build(List<Step> steps, boolean fold) {
        LinkedHashSet<String> names = new LinkedHashSet<>();
        steps.forEach(step -> names.add(step.thread()));
        ScheduleTable table = new ScheduleTable(List.copyOf(names));
        Relevance relevance = new Relevance(steps);
        int i = 0;
        while (i < steps.size()) {
            table.addSwitch(steps, i);
            Folding.Stretch stretch = fold ? Folding.at(steps, i, relevance) : null;
            if (stretch == null) {
                table.addStep(steps.get(i), relevance);
                i++;
                continue;
            }
            if (stretch.kind() == Folding.Kind.LOOP) {
                for (int j = i; j < i + stretch.period(); j++) {
                    if (j > i) {
                        table.addSwitch(steps, j);
                    }
                    table.addStep(steps.get(j), relevance);
                }
            }
            table.addFold(steps, i, stretch);
            i += stretch.length();
        }
        return table;
    }

    private void addSwitch(List<Step> steps, int i) {
        if (i == 0 || steps.get(i).thread().equals(steps.get(i - 1).thread())) {
            return;
        }
        Step last = steps.get(i - 1);
        String reason = steps.get(i).reason();
        rows.add(new Row(Kind.SWITCH, lanes.indexOf(last.thread()), 0,
                "switch" + (reason == null || reason.isBlank() ? "" : " (" + reason + ")"), null, false));
    }

    private void addStep(Step step, Relevance relevance) {
        rows.add(new Row(Kind.STEP, lanes.indexOf(step.thread()), step.n(), StepText.of(step), step.at(),
                relevance.isShared(step)));
    }

    private void addFold(List<Step> steps, int start, Folding.Stretch stretch) {
        Step first = steps.get(start);
        int lane = lanes.indexOf(first.thread());
        if (stretch.kind() == Folding.Kind.LOOP) {
            int times = stretch.length() / stretch.period() - 1;
            String what = stretch.period() == 1 ? "step" : stretch.period() + " steps";
            String often = times == 1 ? "once" : times + " times";
            rows.add(new Row(Kind.LOOP, lane, 0, "↻ the " + what + " above " + often + " more", null, false));
        } else {
            Step last = steps.get(start + stretch.length() - 1);
            rows.add(new Row(Kind.FOLD, lane, 0,
                    "… " + stretch.length() + " steps " + stretch.reason(), last.at(), false));
        }
    }
}
