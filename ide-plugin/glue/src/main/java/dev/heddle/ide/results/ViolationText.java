package dev.heddle.ide.results;

import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.TextReport;
import dev.heddle.ide.HeddleBundle;

/** What is said of a violation where there is room for a line or a few. */
public final class ViolationText {

    private ViolationText() {}

    /** Kind and message, such as <em>deadlock: a and b wait for each other</em>. */
    public static String headline(Violation violation) {
        String kind = violation.kind().label();
        return violation.message() == null || violation.message().isBlank() ? kind : kind + ": " + violation.message();
    }

    /** Where it happens and how to see it again, and the stack trace with links that the Run window makes of it. */
    public static String details(Violation violation) {
        StringBuilder text = new StringBuilder();
        SourceLocation at = violation.at();
        if (at != null) {
            text.append(HeddleBundle.message("violation.at", violation.thread(), at.file(), String.valueOf(at.line())));
            text.append('\n');
        }
        if (violation.schedule() != null) {
            text.append(HeddleBundle.message("violation.replay", violation.schedule())).append('\n');
        }
        if (violation.trace() != null) {
            text.append('\n').append(violation.trace());
        }
        return text.toString();
    }

    /** Everything: what happened, where, every step in its thread's column, the stack trace. */
    public static String whole(Violation violation) {
        StringBuilder text = new StringBuilder(headline(violation)).append("\n\n");
        if (violation.steps() != null) {
            text.append(new TextReport(false).trace(violation.steps())).append('\n');
        }
        return text.append(details(violation)).toString();
    }

    /** What an editor shows over a marked line: the role of the line, then the whole, as HTML. */
    public static String tooltip(Violation violation, String role) {
        StringBuilder text = new StringBuilder("<html>").append(escape(role));
        String headline = headline(violation);
        if (!headline.equals(role)) {
            text.append("<br>").append(escape(headline));
        }
        if (violation.at() != null) {
            text.append("<br>").append(escape(HeddleBundle.message(
                    "violation.at", violation.thread(), violation.at().file(), String.valueOf(violation.at().line()))));
        }
        return text.append("</html>").toString();
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\n", "<br>");
    }
}
