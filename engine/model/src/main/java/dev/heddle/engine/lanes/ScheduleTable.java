package dev.heddle.engine.lanes;

import dev.heddle.engine.model.CycleEdge;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A trace as lanes, one for each thread, with time going down: what text and HTML both show. Stretches that do not
 * matter are folded into one row with a count; nothing is left out without being counted.
 */
public final class ScheduleTable {

    private final List<String> lanes;
    private final List<Row> rows = new ArrayList<>();
    private final Set<Integer> deciding;

    private ScheduleTable(List<String> lanes, Set<Integer> deciding) {
        this.lanes = lanes;
        this.deciding = deciding;
    }

    /** All steps, unfolded. */
    public static ScheduleTable full(List<Step> steps) {
        return build(steps, false, Set.of(), Set.of());
    }

    /** What a reader needs to understand the failure: in a deadlock also the operations that were never made. */
    public static ScheduleTable folded(Violation violation) {
        return folded(violation, Set.of());
    }

    /** The same with some folds open, named by the ids of their rows. */
    static ScheduleTable folded(Violation violation, Set<String> open) {
        Set<Integer> deciding = violation.deciding() == null ? Set.of() : new HashSet<>(violation.deciding());
        ScheduleTable table = build(violation.steps(), true, open, deciding);
        for (CycleEdge edge : violation.cycle() == null ? List.<CycleEdge>of() : violation.cycle()) {
            int lane = table.lanes.indexOf(edge.thread());
            if (lane >= 0) {
                table.rows.add(new Row("w:" + edge.thread(), Row.Kind.WAIT, lane, 0, 0, 0,
                        "waits for " + edge.wants(), edge.at(), true, true));
            }
        }
        return table;
    }

    /** The same in fewer characters, for where there is little room. */
    public ScheduleTable brief(List<Step> steps) {
        ShortNames names = new ShortNames(steps);
        ScheduleTable table = new ScheduleTable(lanes, deciding);
        for (Row row : rows) {
            table.rows.add(row.withText(switch (row.kind()) {
                case STEP -> names.text(steps.get(row.n() - 1));
                case SWITCH -> names.in(switchText(row));
                case FOLD -> row.text().replaceFirst(" in \\S+\\.", " in ");
                default -> names.in(row.text());
            }));
        }
        return table;
    }

    /** The column says already which thread it was. */
    private String switchText(Row row) {
        String thread = Pattern.quote(lanes.get(row.lane()));
        return "⇄ " + row.text().replaceFirst("^switch \\((.*)\\)$", "$1").replaceFirst("^" + thread + " (is )?", "")
                .replaceFirst(" " + thread + "$", "");
    }

    public List<String> lanes() {
        return lanes;
    }

    public List<Row> rows() {
        return rows;
    }

    /** How often another thread went on than the one before. */
    public static int switches(List<Step> steps) {
        int count = 0;
        for (int i = 1; i < steps.size(); i++) {
            if (!steps.get(i).thread().equals(steps.get(i - 1).thread())) {
                count++;
            }
        }
        return count;
    }

    private static ScheduleTable build(
            List<Step> steps, boolean fold, Set<String> open, Set<Integer> deciding) {
        LinkedHashSet<String> names = new LinkedHashSet<>();
        steps.forEach(step -> names.add(step.thread()));
        ScheduleTable table = new ScheduleTable(List.copyOf(names), deciding);
        Relevance relevance = new Relevance(steps);
        int i = 0;
        while (i < steps.size()) {
            table.addSwitch(steps, i);
            Folding.Stretch stretch = fold ? Folding.at(steps, i, relevance) : null;
            if (stretch == null || open.contains(foldId(steps.get(i)))) {
                int end = stretch == null ? i + 1 : i + stretch.length();
                table.addSteps(steps, i, end, relevance);
                i = end;
                continue;
            }
            if (stretch.kind() == Folding.Kind.LOOP) {
                table.addSteps(steps, i, i + stretch.period(), relevance);
            }
            table.addFold(steps, i, stretch);
            i += stretch.length();
        }
        return table;
    }

    private void addSteps(List<Step> steps, int from, int to, Relevance relevance) {
        for (int i = from; i < to; i++) {
            if (i > from) {
                addSwitch(steps, i);
            }
            addStep(steps.get(i), relevance);
        }
    }

    private void addSwitch(List<Step> steps, int i) {
        if (i == 0 || steps.get(i).thread().equals(steps.get(i - 1).thread())) {
            return;
        }
        Step last = steps.get(i - 1);
        String reason = steps.get(i).reason();
        rows.add(new Row("x" + last.n(), Row.Kind.SWITCH, lanes.indexOf(last.thread()), 0, 0, 0,
                "switch" + (reason == null || reason.isBlank() ? "" : " (" + reason + ")"), null, false, false));
    }

    private void addStep(Step step, Relevance relevance) {
        rows.add(new Row("s" + step.n(), Row.Kind.STEP, lanes.indexOf(step.thread()), step.n(), step.n(), step.n(),
                StepText.of(step), step.at(), relevance.isShared(step), deciding.contains(step.n())));
    }

    private void addFold(List<Step> steps, int start, Folding.Stretch stretch) {
        Step first = steps.get(start);
        int lane = lanes.indexOf(first.thread());
        if (stretch.kind() == Folding.Kind.LOOP) {
            int times = stretch.length() / stretch.period() - 1;
            String what = stretch.period() == 1 ? "step" : stretch.period() + " steps";
            String often = times == 1 ? "once" : times + " times";
            int from = first.n() + stretch.period();
            rows.add(new Row(foldId(first), Row.Kind.LOOP, lane, 0, from, first.n() + stretch.length() - 1,
                    "↻ the " + what + " above " + often + " more", null, false, false));
        } else {
            Step last = steps.get(start + stretch.length() - 1);
            rows.add(new Row(foldId(first), Row.Kind.FOLD, lane, 0, first.n(), last.n(),
                    "… " + stretch.length() + " steps " + stretch.reason(), last.at(), false,
                    deciding.stream().anyMatch(n -> n >= first.n() && n <= last.n())));
        }
    }

    private static String foldId(Step first) {
        return "f" + first.n();
    }
}
