package dev.heddle.engine.report;

import dev.heddle.engine.lanes.ScheduleTable;
import dev.heddle.engine.model.Access;
import dev.heddle.engine.model.CycleEdge;
import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.model.InputText;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import java.util.List;

/** A result as text for a terminal or an issue. */
public final class TextReport {

    private static final int WARNINGS_SHOWN = 10;
    /** Of each access of a data race. */
    private static final int FRAMES_SHOWN = 5;

    private final Style style;

    public TextReport(boolean color) {
        style = new Style(color);
    }

    public String print(Result result) {
        StringBuilder out = new StringBuilder();
        for (Violation violation : list(result.violations())) {
            appendViolation(out, result, violation);
            out.append('\n');
        }
        appendWarnings(out, list(result.warnings()));
        for (String note : list(result.notes())) {
            out.append("Note: ").append(note).append('\n');
        }
        for (Imprecision imprecision : list(result.imprecision())) {
            out.append("Not controlled: ").append(imprecision.what())
                    .append(imprecision.at() == null ? "" : " at " + imprecision.at().shortForm())
                    .append(imprecision.count() > 1 ? " (" + imprecision.count() + " times)" : "").append('\n');
        }
        out.append(style.bold(result.target() + ": ")).append(Wording.summary(result)).append('\n');
        String covered = CoverageText.of(result);
        if (!covered.isEmpty()) {
            out.append(covered).append('\n');
        }
        String early = CoverageText.ofEarlyTimeOuts(result);
        if (!early.isEmpty()) {
            out.append(early).append('\n');
        }
        return out.toString();
    }

    /** The steps of a trace, one row each, none folded. */
    public String trace(List<Step> steps) {
        return new LaneText(style).print(ScheduleTable.full(steps), Integer.MAX_VALUE);
    }

    private void appendViolation(StringBuilder out, Result result, Violation violation) {
        out.append(style.failure(Wording.headline(result, violation))).append('\n');
        if (violation.message() != null && !violation.message().isBlank()) {
            violation.message().strip().lines().forEach(line -> out.append("  ").append(line).append('\n'));
        }
        String place = Wording.place(violation);
        if (!place.isEmpty()) {
            out.append("  at ").append(place).append('\n');
        }
        for (String line : list(violation.story())) {
            out.append("  ").append(style.bold(line)).append('\n');
        }
        out.append(Wording.found(result, violation)).append('\n');
        String shortness = Wording.shortness(result, violation);
        if (!shortness.isEmpty()) {
            out.append(shortness).append('\n');
        }
        String timeOut = Wording.timeOut(violation);
        if (!timeOut.isEmpty()) {
            out.append(timeOut).append('\n');
        }
        appendCycle(out, violation);
        appendAccesses(out, violation);
        appendInputs(out, violation);
        if (violation.steps() != null && !violation.steps().isEmpty()) {
            out.append('\n').append(new LaneText(style).print(
                    ScheduleTable.folded(violation), LaneText.MOST_ROWS));
        }
        if (violation.trace() != null && !violation.trace().isBlank()) {
            out.append('\n');
            StackText.trimmed(violation.trace()).forEach(line -> out.append(line).append('\n'));
        }
        if (violation.schedule() != null) {
            out.append("\nReplay it:  ").append(style.bold(Wording.replayCommand(result, violation))).append('\n');
        }
    }

    private void appendCycle(StringBuilder out, Violation violation) {
        List<CycleEdge> cycle = list(violation.cycle());
        if (cycle.isEmpty()) {
            return;
        }
        out.append('\n');
        for (CycleEdge edge : cycle) {
            out.append("  ").append(style.bold(edge.thread()))
                    .append(edge.holds() == null ? "" : " holds " + edge.holds() + " and")
                    .append(" waits for ").append(edge.wants())
                    .append(edge.at() == null ? "" : "   " + edge.at().shortForm()).append('\n');
        }
    }

    /** Both accesses of a data race, with what their threads had locked and where they were. */
    private static void appendAccesses(StringBuilder out, Violation race) {
        for (Access access : list(race.accesses())) {
            out.append("    ").append(Wording.access(access)).append('\n');
            List<SourceLocation> stack = list(access.stack());
            stack.stream().limit(FRAMES_SHOWN)
                    .forEach(frame -> out.append("      at ").append(Wording.frame(frame)).append('\n'));
            if (stack.size() > FRAMES_SHOWN) {
                out.append("      … ").append(stack.size() - FRAMES_SHOWN).append(" more in the result file\n");
            }
        }
    }

    private static void appendInputs(StringBuilder out, Violation violation) {
        if (violation.inputs() != null && !violation.inputs().isEmpty()) {
            out.append("Inputs: ").append(InputText.of(violation.inputs())).append('\n');
        }
    }

    private void appendWarnings(StringBuilder out, List<Violation> warnings) {
        if (warnings.isEmpty()) {
            return;
        }
        out.append(style.bold(Wording.count(warnings.size(), "warning"))).append('\n');
        warnings.stream().limit(WARNINGS_SHOWN).forEach(warning -> {
            String place = Wording.place(warning);
            out.append("  ").append(Wording.kind(warning.kind())).append(": ").append(warning.message())
                    .append(place.isEmpty() ? "" : " (" + place + ")").append('\n');
            appendAccesses(out, warning);
        });
        if (warnings.size() > WARNINGS_SHOWN) {
            out.append("  … and ").append(warnings.size() - WARNINGS_SHOWN).append(" more in the result file\n");
        }
        out.append('\n');
    }

    private static <T> List<T> list(List<T> list) {
        return list == null ? List.of() : list;
    }
}
