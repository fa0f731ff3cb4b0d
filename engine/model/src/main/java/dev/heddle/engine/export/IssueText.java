package dev.heddle.engine.export;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.TextForm;
import dev.heddle.engine.report.TextReport;
import java.util.List;
import java.util.function.Function;

/** A violation as Markdown, to be pasted into an issue: what failed, why, the schedule, and how to see it again. */
public final class IssueText {

    /** Issues are read in columns that are narrower than a terminal. */
    private static final int COLUMNS = 100;

    private IssueText() {}

    /** @param sources gives the text of a source line, or null */
    public static String of(Result result, Violation violation, Function<SourceLocation, String> sources) {
        TextReport report = new TextReport(new TextForm(false, false, COLUMNS), sources);
        StringBuilder out = new StringBuilder("### ").append(TextReport.headline(result, violation)
                .replaceAll("([\\\\`*_{}\\[\\]<>#@~|])", "\\\\$1")).append("\n\n");
        if (violation.message() != null && !violation.message().isBlank()) {
            fenced(out, violation.message().strip());
            out.append('\n');
        }
        for (String line : violation.story() == null ? List.<String>of() : violation.story()) {
            out.append("- ").append(code(line)).append('\n');
        }
        String schedule = report.schedule(violation);
        if (!schedule.isEmpty()) {
            out.append("\nA column for each thread, time downwards:\n\n");
            fenced(out, schedule.stripTrailing());
        }
        out.append("\n<details><summary>How it was found, and the stack trace</summary>\n\n");
        // How the command is called here is no business of the reader's.
        fenced(out, report.details(result, violation).strip()
                .replace(System.getProperty("heddle.command", "heddle") + " replay ", "heddle replay "));
        return out.append("\n</details>\n").toString();
    }

    /** A sentence as it is: nothing in it becomes markup, a link or a mention. */
    private static String code(String text) {
        String line = text.replaceAll("[\\r\\n\\p{Cntrl}\\p{Cf}]+", " ");
        String ticks = "`".repeat(longestRun(line) + 1);
        String space = line.startsWith("`") || line.endsWith("`") ? " " : "";
        return ticks + space + line + space + ticks;
    }

    private static void fenced(StringBuilder out, String text) {
        String fence = "`".repeat(Math.max(3, longestRun(text) + 1));
        out.append(fence).append("text\n").append(text.replaceAll("[\\p{Cf}\\p{Cntrl}&&[^\\n\\t]]", "?")).append('\n')
                .append(fence).append('\n');
    }

    private static int longestRun(String text) {
        int longest = 0;
        int run = 0;
        for (int i = 0; i < text.length(); i++) {
            run = text.charAt(i) == '`' ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return longest;
    }
}
