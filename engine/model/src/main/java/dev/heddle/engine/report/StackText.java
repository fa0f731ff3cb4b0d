package dev.heddle.engine.report;

import dev.heddle.engine.model.UserCode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A stack trace with the frames that a user looks for: stretches of other frames become one line with their number,
 * and so do the rounds of a recursion.
 */
final class StackText {

    private static final Pattern FRAME = Pattern.compile(
            "\\s*at (?:[\\w.@+-]*/){0,2}([\\w$.]+)(?:/0x[0-9a-f]+)?\\.([\\w$<>]+)\\(.*");
    private static final int LONGEST_RECURSION = 4;
    private static final int FEWEST_ROUNDS = 4;

    private StackText() {}

    static List<String> trimmed(String trace) {
        List<String> shown = new ArrayList<>();
        int skipped = 0;
        for (String line : withoutRecursion(trace.lines().toList())) {
            if (isFrameOfOthers(line)) {
                skipped++;
                continue;
            }
            addSkipped(shown, skipped);
            skipped = 0;
            shown.add(line.replace("\t", "    "));
        }
        addSkipped(shown, skipped);
        return shown;
    }

    private static List<String> withoutRecursion(List<String> lines) {
        List<String> result = new ArrayList<>();
        int i = 0;
        while (i < lines.size()) {
            int period = recursionAt(lines, i);
            if (period == 0) {
                result.add(lines.get(i++));
                continue;
            }
            int end = endOfRounds(lines, i, period);
            result.addAll(lines.subList(i, i + period));
            int more = (end - i) / period - 1;
            result.add("    … the " + (period == 1 ? "frame" : period + " frames") + " above " + more + " times more");
            i += (more + 1) * period;
        }
        return result;
    }

    private static int recursionAt(List<String> lines, int start) {
        for (int period = 1; period <= LONGEST_RECURSION; period++) {
            if (endOfRounds(lines, start, period) - start >= FEWEST_ROUNDS * period) {
                return period;
            }
        }
        return 0;
    }

    private static int endOfRounds(List<String> lines, int start, int period) {
        int end = Math.min(lines.size(), start + period);
        while (end < lines.size() && lines.get(end).equals(lines.get(end - period))) {
            end++;
        }
        return end;
    }

    private static boolean isFrameOfOthers(String line) {
        Matcher frame = FRAME.matcher(line);
        return frame.matches() && (!UserCode.isUser(frame.group(1), frame.group(2)) || frame.group(1).contains("$$Lambda"));
    }

    private static void addSkipped(List<String> lines, int skipped) {
        if (skipped > 0) {
            lines.add("    … " + skipped + (skipped == 1 ? " frame" : " frames") + " of libraries");
        }
    }
}
