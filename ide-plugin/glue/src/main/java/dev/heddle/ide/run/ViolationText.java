package dev.heddle.ide.run;

import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Violation;
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
    static String details(Violation violation) {
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
}
