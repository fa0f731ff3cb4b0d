package dev.heddle.engine.report;

import dev.heddle.engine.model.UserCode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A stack trace with the frames that a user looks for; stretches of other frames become one line with their number. */
final class StackText {

    private static final Pattern FRAME = Pattern.compile("\\s*at (?:[\\w.@-]*/)*([\\w$.]+)\\.[\\w$<>]+\\(.*");
    private StackText() {}

    static List<String> trimmed(String trace) {
        List<String> lines = new ArrayList<>();
        int skipped = 0;
        for (String line : trace.lines().toList()) {
            if (isFrameOfOthers(line)) {
                skipped++;
                continue;
            }
            addSkipped(lines, skipped);
            skipped = 0;
            lines.add(line.replace("\t", "    "));
        }
        addSkipped(lines, skipped);
        return lines;
    }

    private static boolean isFrameOfOthers(String line) {
        var frame = FRAME.matcher(line);
        return frame.matches() && !UserCode.isUser(frame.group(1));
    }

    private static void addSkipped(List<String> lines, int skipped) {
        if (skipped > 0) {
            lines.add("    … " + skipped + (skipped == 1 ? " frame" : " frames") + " of libraries");
        }
    }
}
