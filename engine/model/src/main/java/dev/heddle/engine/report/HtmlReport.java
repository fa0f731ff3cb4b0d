package dev.heddle.engine.report;

import dev.heddle.engine.lanes.Row;
import dev.heddle.engine.lanes.ScheduleLayout;
import dev.heddle.engine.lanes.ScheduleTable;
import dev.heddle.engine.model.Access;
import dev.heddle.engine.model.CycleEdge;
import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.model.InputText;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.TwoOrders;
import dev.heddle.engine.model.Violation;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * Results as one page that needs nothing else: no script, no font, no network, and its own policy forbids all three. A click on a
 * step is a link to its line in the source below.
 */
public final class HtmlReport {

    private static final int MOST_STEPS = 5000;

    private final StringBuilder out = new StringBuilder();
    private int sections;

    private final Function<SourceLocation, String> sources;
    private int violations;

    private HtmlReport(Function<SourceLocation, String> sources) {
        this.sources = sources;
    }

    /** A page without the text of the sources. */
    public static String page(List<Result> results) {
        return page(results, at -> null);
    }

    /** @param sources gives the text of a source line, or null */
    public static String page(List<Result> results, Function<SourceLocation, String> sources) {
        HtmlReport report = new HtmlReport(sources);
        report.appendHead(results);
        if (results.size() > 1) {
            report.appendOverview(results);
        }
        report.out.append(FindingsTable.html(results));
        for (Result result : results) {
            report.appendResult(result);
        }
        report.out.append("</main>\n</body>\n</html>\n");
        return report.out.toString();
    }

    private void appendHead(List<Result> results) {
        String title = results.size() == 1 ? results.get(0).target() : results.size() + " explorations";
        String style = "\n" + styleSheet();
        out.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'sha256-")
                .append(sha256(style)).append("'; base-uri 'none'; form-action 'none'\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>Heddle: ")
                .append(escaped(title)).append("</title>\n<style>").append(style)
                .append("</style>\n</head>\n<body>\n<main>\n<h1>Heddle: ").append(escaped(title)).append("</h1>\n");
    }

    private void appendOverview(List<Result> results) {
        out.append("<div class=\"scroll\" tabindex=\"0\"><table class=\"overview\">\n<thead><tr>")
                .append("<th scope=\"col\">Target</th>")
                .append("<th scope=\"col\">Strategy</th><th scope=\"col\">Outcome</th>")
                .append("<th scope=\"col\">Executions</th></tr></thead>\n<tbody>\n");
        int number = 0;
        for (Result result : results) {
            number++;
            out.append("<tr><td><a href=\"#r").append(number).append("\">").append(escaped(result.target()))
                    .append("</a></td><td>").append(escaped(result.strategy())).append("</td><td class=\"")
                    .append(result.status() == Status.VIOLATION ? "bad" : "good").append("\">")
                    .append(escaped(outcome(result))).append("</td><td class=\"number\">")
                    .append(Wording.number(result.executions())).append("</td></tr>\n");
        }
        out.append("</tbody>\n</table></div>\n");
    }

    private static String outcome(Result result) {
        if (!list(result.violations()).isEmpty()) {
            Violation first = result.violations().get(0);
            String place = first.at() == null ? "" : " at " + first.at().shortForm();
            return Wording.kind(first.kind()) + place;
        }
        return result.complete() ? "Nothing found, complete: " + result.bound() : "Nothing found, not complete";
    }

    private void appendResult(Result result) {
        sections++;
        out.append("<section id=\"r").append(sections).append("\">\n<h2>").append(escaped(result.target()))
                .append(" <small>").append(escaped(result.strategy())).append("</small></h2>\n<p>")
                .append(escaped(String.join(" ", Wording.summary(result), CoverageText.of(result),
                        CoverageText.ofEarlyTimeOuts(result)).strip()))
                .append(" JDK ").append(escaped(String.valueOf(result.jdk())))
                .append(", ").append(escaped(String.valueOf(result.backend()))).append(" threads.</p>\n");
        for (Violation violation : list(result.violations())) {
            appendViolation(result, violation);
        }
        appendLines(BehaviourText.lines(result));
        appendWarnings(list(result.warnings()));
        appendRemarks(result);
        appendLines(OrderText.of(List.of(result)));
        out.append("</section>\n");
    }

    private void appendLines(List<String> lines) {
        if (!lines.isEmpty()) {
            out.append("<details><summary>").append(escaped(lines.get(0))).append("</summary><pre tabindex=\"0\">")
                    .append(escaped(String.join("\n", lines.subList(1, lines.size())))).append("</pre></details>\n");
        }
    }

    private void appendViolation(Result result, Violation violation) {
        out.append("<article id=\"f").append(++violations).append("\">\n<h3>")
                .append(escaped(Wording.headline(result, violation))).append("</h3>\n");
        if (violation.message() != null && !violation.message().isBlank()) {
            out.append("<pre class=\"message\">").append(escaped(violation.message().strip())).append("</pre>\n");
        }
        appendStory(list(violation.story()));
        String place = Wording.place(violation);
        out.append("<p>");
        if (!place.isEmpty()) {
            out.append("At ").append(escaped(place)).append(". ");
        }
        out.append(escaped(Wording.found(result, violation))).append("</p>\n");
        String shortness = Wording.shortness(result, violation);
        if (!shortness.isEmpty()) {
            out.append("<p>").append(escaped(shortness)).append("</p>\n");
        }
        String timeOut = Wording.timeOut(violation);
        if (!timeOut.isEmpty()) {
            out.append("<p>").append(escaped(timeOut)).append("</p>\n");
        }
        if (list(violation.story()).isEmpty()) {
            appendCycle(list(violation.cycle()));
        }
        appendAccesses(list(violation.accesses()));
        appendOrders(violation.orders());
        if (violation.inputs() != null && !violation.inputs().isEmpty()) {
            out.append("<p>Inputs: <code>").append(escaped(InputText.of(violation.inputs()))).append("</code></p>\n");
        }
        appendSchedule(violation);
        if (violation.trace() != null && !violation.trace().isBlank()) {
            out.append("<details open=\"open\"><summary>Stack trace</summary><pre tabindex=\"0\">")
                    .append(escaped(String.join("\n", StackText.trimmed(violation.trace()))))
                    .append("</pre></details>\n");
        }
        if (violation.schedule() != null) {
            out.append("<p>Replay it: <code class=\"command\">").append(escaped(Wording.replayCommand(result, violation)))
                    .append("</code></p>\n");
        }
        out.append("</article>\n");
    }

    private void appendStory(List<String> story) {
        if (story.isEmpty()) {
            return;
        }
        out.append("<ol class=\"story\">\n");
        for (String line : story) {
            out.append("<li>").append(escaped(line)).append("</li>\n");
        }
        out.append("</ol>\n");
    }

    private void appendCycle(List<CycleEdge> cycle) {
        if (cycle.isEmpty()) {
            return;
        }
        out.append("<ul class=\"cycle\">\n");
        for (CycleEdge edge : cycle) {
            out.append("<li><b>").append(escaped(edge.thread())).append("</b>");
            if (edge.holds() != null) {
                out.append(" holds <code>").append(escaped(edge.holds())).append("</code> and");
            }
            out.append(" waits for <code>").append(escaped(edge.wants())).append("</code>");
            if (edge.at() != null) {
                out.append(" <span class=\"at\">").append(escaped(edge.at().shortForm())).append("</span>");
            }
            out.append("</li>\n");
        }
        out.append("</ul>\n");
    }

    private void appendSchedule(Violation violation) {
        List<Step> steps = list(violation.steps());
        if (steps.isEmpty()) {
            return;
        }
        appendPicture(violation);
        ScheduleTable folded = ScheduleTable.folded(violation);
        out.append("<details><summary>The same as a table</summary>\n");
        appendTable(folded, "The schedule that fails");
        out.append("</details>\n");
        boolean isFolded = folded.rows().stream().anyMatch(row -> row.kind() == Row.Kind.FOLD
                || row.kind() == Row.Kind.LOOP);
        if (isFolded) {
            List<Step> shown = steps.subList(Math.max(0, steps.size() - MOST_STEPS), steps.size());
            out.append("<details><summary>").append(shown.size() == steps.size() ? "All " : "The last ")
                    .append(Wording.count(shown.size(), "step")).append("</summary>\n");
            appendTable(ScheduleTable.full(shown), "Every step");
            out.append("</details>\n");
        }
    }

    /** The lanes, and the source that a click on a step leads to. */
    private void appendPicture(Violation violation) {
        ScheduleLayout layout = ScheduleLayout.folded(violation);
        SourceExcerpts excerpts = new SourceExcerpts("v" + violations, violation, sources);
        out.append("<div class=\"why\">\n");
        if (layout.rows().size() <= LanesSvg.MOST_ROWS) {
            out.append("<div class=\"scroll\" tabindex=\"0\">").append(LanesSvg.of(layout,
                    "The schedule that fails: a lane for each thread, time downwards", excerpts::id)).append("</div>\n");
        }
        out.append(excerpts.html()).append("</div>\n");
        appendBeside(violation, excerpts);
    }

    /** The schedule that fails and the nearest one that passes: step beside step up to where they part. */
    private void appendBeside(Violation violation, SourceExcerpts excerpts) {
        List<Step> passing = violation.passesFrom() == null ? null : PassingSteps.of(violation);
        if (passing == null || Math.max(passing.size(), violation.steps().size()) > LanesSvg.MOST_ROWS / 2) {
            return;
        }
        int from = violation.passesFrom();
        out.append("<details><summary>Beside the nearest schedule that passes</summary>\n<div class=\"beside\">\n")
                .append("<figure class=\"scroll\" tabindex=\"0\"><figcaption class=\"bad\">Fails</figcaption>")
                .append(LanesSvg.of(ScheduleLayout.full(violation.steps()), "The schedule that fails", excerpts::id, from))
                .append("</figure>\n<figure class=\"scroll\" tabindex=\"0\"><figcaption class=\"good\">Passes</figcaption>")
                .append(LanesSvg.of(ScheduleLayout.full(passing), "The schedule that passes", excerpts::id, from))
                .append("</figure>\n</div>\n</details>\n");
    }

    private void appendTable(ScheduleTable table, String caption) {
        out.append("<div class=\"scroll\" tabindex=\"0\"><table class=\"lanes\">\n<caption>").append(escaped(caption))
                .append("</caption>\n<thead><tr><th scope=\"col\">Step</th>");
        for (int i = 0; i < table.lanes().size(); i++) {
            out.append("<th scope=\"col\" class=\"lane").append(i % 6).append("\">")
                    .append(escaped(table.lanes().get(i)))
                    .append("</th>");
        }
        out.append("<th scope=\"col\">Line</th></tr></thead>\n<tbody>\n");
        for (Row row : table.rows()) {
            appendRow(table, row);
        }
        out.append("</tbody>\n</table></div>\n");
    }

    private void appendRow(ScheduleTable table, Row row) {
        out.append("<tr class=\"").append(row.kind().name().toLowerCase(Locale.ROOT))
                .append("\"><td class=\"number\">")
                .append(row.n() == 0 ? "" : row.n()).append("</td>");
        for (int i = 0; i < table.lanes().size(); i++) {
            if (i == row.lane()) {
                out.append("<td class=\"lane").append(i % 6).append(row.shared() ? " shared" : "").append("\">")
                        .append(escaped(row.text())).append("</td>");
            } else {
                out.append("<td></td>");
            }
        }
        out.append("<td class=\"at\">").append(row.at() == null ? "" : escaped(row.at().shortForm()))
                .append("</td></tr>\n");
    }

    private void appendWarnings(List<Violation> warnings) {
        if (warnings.isEmpty()) {
            return;
        }
        out.append("<h3>").append(Wording.count(warnings.size(), "warning")).append("</h3>\n<ul>\n");
        for (Violation warning : warnings) {
            out.append("<li>").append(escaped(Wording.kind(warning.kind()))).append(": ")
                    .append(escaped(String.valueOf(warning.message()))).append(" <span class=\"at\">")
                    .append(escaped(Wording.place(warning))).append("</span>");
            appendAccesses(list(warning.accesses()));
            appendOrders(warning.orders());
            out.append("</li>\n");
        }
        out.append("</ul>\n");
    }

    /** Both accesses of a data race, with what their threads had locked and where they were. */
    private void appendAccesses(List<Access> accesses) {
        if (accesses.isEmpty()) {
            return;
        }
        out.append("<ul class=\"accesses\">\n");
        for (Access access : accesses) {
            out.append("<li>").append(escaped(Wording.access(access))).append("<pre>");
            for (SourceLocation frame : list(access.stack())) {
                out.append("at ").append(escaped(Wording.frame(frame))).append('\n');
            }
            out.append("</pre></li>\n");
        }
        out.append("</ul>\n");
    }

    /** What was seen beside what was predicted. */
    private void appendOrders(TwoOrders orders) {
        if (orders == null) {
            return;
        }
        out.append("<table class=\"orders\"><tr><th>in the run seen</th><th>predicted</th></tr>\n");
        for (int i = 0; i < orders.seen().size(); i++) {
            out.append("<tr><td>").append(escaped(orders.seen().get(i))).append("</td><td>")
                    .append(i < orders.predicted().size() ? escaped(orders.predicted().get(i)) : "").append("</td></tr>\n");
        }
        out.append("</table>\n");
        if (orders.remedy() != null) {
            out.append("<p>").append(escaped(orders.remedy())).append("</p>\n");
        }
    }

    private void appendRemarks(Result result) {
        if (list(result.notes()).isEmpty() && list(result.imprecision()).isEmpty()) {
            return;
        }
        out.append("<h3>Notes</h3>\n<ul>\n");
        for (String note : list(result.notes())) {
            out.append("<li>").append(escaped(note)).append("</li>\n");
        }
        for (Imprecision imprecision : list(result.imprecision())) {
            out.append("<li>Not controlled: ").append(escaped(imprecision.what()))
                    .append(imprecision.at() == null ? "" : " at " + escaped(imprecision.at().shortForm()))
                    .append(imprecision.count() > 1 ? " (" + imprecision.count() + " times)" : "").append("</li>\n");
        }
        out.append("</ul>\n");
    }

    /** The policy lets in this one style sheet and nothing else. */
    private static String sha256(String text) {
        try {
            return Base64.getEncoder().encodeToString(
                    MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    private static String styleSheet() {
        try (InputStream in = HtmlReport.class.getResourceAsStream("report.css")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String escaped(String text) {
        return Escape.html(text);
    }

    private static <T> List<T> list(List<T> list) {
        return list == null ? List.of() : list;
    }
}
