package dev.heddle.bench;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The table of {@code heddle bench interference} and what it says about the goals. */
final class InterferenceReport {

    private static final int MOST = 3;
    /** Part of the paper's time that a search may take. */
    private static final double PART_OF_TIME = 0.1;

    private final StringBuilder table = new StringBuilder(
            "| program | bugs at k = 0 | 1 | 2 | 3 | executions | questions | seconds | verdict | fixed: executions | fixed: seconds "
                    + "| fixed: verdict | paper: bugs at k = 1, 2, 3 | paper: seconds |\n"
                    + "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- | ---: | ---: | --- | --- | ---: |\n");
    private final StringBuilder rivals = new StringBuilder(
            "| Mutual by | found | executions to it | executions | seconds |\n| --- | --- | ---: | ---: | ---: |\n");
    private final StringBuilder goals = new StringBuilder();

    /** Adds a row; results are null where there was no answer. */
    void add(InterferenceRow row, JsonObject found, JsonObject fixed) {
        List<Integer> bugs = bugs(found);
        table.append(String.format(Locale.ROOT, "| %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %d |%n",
                row.name(), bugs.get(0), bugs.get(1), bugs.get(2), bugs.get(3), stat(found, "executions"),
                stat(found, "solverCalls"), seconds(found), verdict(found), stat(fixed, "executions"), seconds(fixed),
                verdict(fixed), row.bugs(), row.seconds()));
        goals.append(Goal.line(row.name() + ": the paper's numbers of bugs for one, two and three interferences",
                bugs.subList(1, MOST + 1).equals(row.bugs())));
        goals.append(Goal.line(row.name() + ": a tenth of the paper's time",
                found != null && millis(found) <= row.seconds() * 1000 * PART_OF_TIME));
        goals.append(Goal.line(row.name() + ": the fixed program is clean, and the search complete", fixed != null
                && fixed.get("complete").getAsBoolean() && fixed.get("status").getAsString().equals("clean")));
    }

    /** Adds what another strategy, or the same with other options, makes of one program; null where there was no answer. */
    void addRival(List<String> strategy, JsonObject result) {
        boolean found = result != null && !result.getAsJsonArray("violations").isEmpty();
        rivals.append(String.format(Locale.ROOT, "| `%s` | %s | %s | %s | %s |%n", String.join(" ", strategy),
                result == null ? "no answer" : found ? "yes" : result.get("complete").getAsBoolean() ? "no, complete" : "no",
                found ? stat(result, "executionsToFirstViolation") : "–",
                result == null ? "–" : String.format(Locale.ROOT, "%,d", result.get("executions").getAsLong()),
                result == null ? "–" : String.format(Locale.ROOT, "%.2f", result.get("elapsedMs").getAsLong() / 1000.0)));
    }

    /** Distinct violations by the least number of interferences. */
    private static List<Integer> bugs(JsonObject result) {
        List<Integer> counts = new ArrayList<>();
        for (int k = 0; k <= MOST; k++) {
            int count = 0;
            for (JsonElement violation : result == null ? List.<JsonElement>of() : result.getAsJsonArray("violations")) {
                count += violation.getAsJsonObject().get("k").getAsInt() == k ? 1 : 0;
            }
            counts.add(count);
        }
        return counts;
    }

    private static String verdict(JsonObject result) {
        if (result == null) {
            return "no answer";
        }
        return !result.get("complete").getAsBoolean() ? "not complete"
                : result.get("bound").getAsString().startsWith("any number") ? "any number" : "up to " + MOST;
    }

    private static long millis(JsonObject result) {
        return result.getAsJsonObject("stats").get("totalMs").getAsLong();
    }

    private static String seconds(JsonObject result) {
        return result == null ? "–" : String.format(Locale.ROOT, "%.2f", millis(result) / 1000.0);
    }

    private static String stat(JsonObject result, String name) {
        return result == null ? "–" : String.format(Locale.ROOT, "%,d", result.getAsJsonObject("stats").get(name).getAsLong());
    }

    String table() {
        return table.toString();
    }

    String rivals() {
        return rivals.toString();
    }

    String goals() {
        return goals.toString();
    }
}
