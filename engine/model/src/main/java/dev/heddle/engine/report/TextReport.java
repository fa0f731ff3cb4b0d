package dev.heddle.engine.report;

import dev.heddle.engine.lanes.ScheduleTable;
import dev.heddle.engine.model.Access;
import dev.heddle.engine.model.CycleEdge;
import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.model.InputText;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.TwoOrders;
import dev.heddle.engine.model.Violation;
import java.util.List;
import java.util.function.Function;

/** A result as text for a terminal or an issue. */
public final class TextReport {

    private static final int WARNINGS_SHOWN = 10;
    /** Of each access of a data race. */
    private static final int FRAMES_SHOWN = 5;

    private final TextForm form;
    private final Style style;
    private final Function<SourceLocation, String> sources;

    public TextReport(boolean color) {
        this(TextForm.of(color), at -> null);
    }

    /** @param sources gives the text of a source line, or null */
    public TextReport(TextForm form, Function<SourceLocation, String> sources) {
        this.form = form;
        this.style = new Style(form.color());
        this.sources = sources;
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
        // In one line, however long: scripts look for it.
        out.append(style.bold(result.target() + ": ")).append(Wording.summary(result)).append('\n');
        appendWrapped(out, CoverageText.of(result));
        appendWrapped(out, CoverageText.ofEarlyTimeOuts(result));
        OrderText.inBrief(result).forEach(line -> out.append(line).append('\n'));
        BehaviourText.lines(result).forEach(line -> out.append(line).append('\n'));
        return form.plain() ? plain(out.toString()) : out.toString();
    }

    /** The signs that reports use are not in every log's character set; what the program under test said stays as it is. */
    private static String plain(String text) {
        return text.replace("➜", "->").replace("↻ ", "").replace("⇄ ", "").replace("…", "...").replace("·", "-");
    }

    /** The steps of a trace, one row each, none folded. */
    public String trace(List<Step> steps) {
        return new LaneText(form, sources).print(ScheduleTable.full(steps), steps, Integer.MAX_VALUE);
    }

    private void appendViolation(StringBuilder out, Result result, Violation violation) {
        out.append(style.failure(Wording.headline(result, violation))).append('\n');
        boolean toldByStory = !list(violation.cycle()).isEmpty() && !list(violation.story()).isEmpty();
        if (violation.message() != null && !violation.message().isBlank() && !toldByStory) {
            violation.message().strip().lines().forEach(line -> out.append("  ").append(line).append('\n'));
        }
        String place = Wording.place(violation);
        if (!place.isEmpty()) {
            out.append("  at ").append(place).append('\n');
        }
        appendStory(out, list(violation.story()));
        appendInputs(out, violation);
        if (list(violation.story()).isEmpty()) {
            appendCycle(out, violation);
        }
        if (violation.steps() != null && !violation.steps().isEmpty()) {
            out.append('\n').append(schedule(violation));
        }
        out.append('\n').append(details(result, violation));
    }

    /** Such as {@code Deadlock in com.acme.FooTest#transfer}. */
    public static String headline(Result result, Violation violation) {
        return Wording.headline(result, violation);
    }

    /** The lanes of a violation; empty if its steps are not known. */
    public String schedule(Violation violation) {
        return violation.steps() == null || violation.steps().isEmpty() ? "" : new LaneText(form, sources).print(
                ScheduleTable.folded(violation), violation.steps(), LaneText.MOST_ROWS);
    }

    /** How it was found, its stack trace, and how to replay it. */
    public String details(Result result, Violation violation) {
        StringBuilder out = new StringBuilder();
        appendWrapped(out, Wording.found(result, violation));
        appendWrapped(out, Wording.shortness(result, violation));
        appendWrapped(out, Wording.timeOut(violation));
        appendAccesses(out, violation);
        appendOrders(out, violation.orders());
        if (violation.trace() != null && !violation.trace().isBlank()) {
            out.append('\n');
            StackText.trimmed(violation.trace()).forEach(line -> out.append(line).append('\n'));
        }
        if (violation.schedule() != null) {
            out.append("\nReplay it:  ").append(style.bold(Wording.replayCommand(result, violation))).append('\n');
        }
        return out.toString();
    }

    private void appendWrapped(StringBuilder out, String sentence) {
        if (!sentence.isEmpty()) {
            Fitting.wrapped(sentence, form.columns(), "").forEach(line -> out.append(line).append('\n'));
        }
    }

    private void appendStory(StringBuilder out, List<String> story) {
        if (story.isEmpty()) {
            return;
        }
        out.append('\n');
        for (String sentence : story) {
            Fitting.wrapped(sentence, form.columns() - 2, "  ")
                    .forEach(line -> out.append("  ").append(style.bold(line)).append('\n'));
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

    /** What was seen beside what was predicted. */
    private void appendOrders(StringBuilder out, TwoOrders orders) {
        if (orders == null) {
            return;
        }
        String title = "in the run seen";
        int width = orders.seen().stream().mapToInt(String::length).reduce(title.length(), Math::max);
        if (width > (form.columns() - 7) / 2) {
            appendColumn(out, title, orders.seen());
            appendColumn(out, "predicted", orders.predicted());
        } else {
            appendColumns(out, title, width, orders);
        }
        if (orders.remedy() != null) {
            Fitting.wrapped(orders.remedy(), form.columns() - 4, "  ").forEach(line -> out.append("    ").append(line).append('\n'));
        }
    }

    private static void appendColumns(StringBuilder out, String title, int width, TwoOrders orders) {
        out.append("    ").append(title).append(" ".repeat(width - title.length())).append(" │ predicted\n");
        for (int i = 0; i < orders.seen().size(); i++) {
            String seen = orders.seen().get(i);
            out.append("    ").append(seen).append(" ".repeat(width - seen.length())).append(" │ ")
                    .append(i < orders.predicted().size() ? orders.predicted().get(i) : "").append('\n');
        }
    }

    private static void appendColumn(StringBuilder out, String title, List<String> lines) {
        out.append("    ").append(title).append(":\n");
        lines.forEach(line -> out.append("      ").append(line).append('\n'));
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
            Fitting.wrapped(Wording.kind(warning.kind()) + ": " + warning.message()
                    + (place.isEmpty() ? "" : " (" + place + ")"), form.columns() - 2, "  ")
                    .forEach(line -> out.append("  ").append(line).append('\n'));
            if (warning.orders() == null) {
                appendAccesses(out, warning);
            } else {
                appendOrders(out, warning.orders());
            }
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
