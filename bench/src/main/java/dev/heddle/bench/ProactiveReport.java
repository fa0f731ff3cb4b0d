package dev.heddle.bench;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Locale;

/** The table of {@code heddle bench proactive} and what it says about the goals. */
final class ProactiveReport {

    private final StringBuilder table = new StringBuilder(
            "| program | lines | threads | access points | constraints | traces | executions to the bug | executions | seconds | fixed: executions "
                    + "| fixed: seconds | `dpor`: executions | `pcb` 1 | `pcb` 2 | `random` finds it | `pct` finds it | paper: access points | paper: seconds |\n"
                    + "| --- |" + " ---: |".repeat(17) + "\n");
    private final StringBuilder goals = new StringBuilder();

    /**
     * Adds a row; results are null where there was no answer.
     *
     * @param first the search that ends with the first violation
     * @param whole the search that goes on behind it
     * @param fixed the search of the program without the fault
     * @param bounded searches with at most one and two preemptions
     * @param others detection rates of {@code random} and {@code pct}, in words
     */
    void add(ProactiveRow row, int lines, JsonObject first, JsonObject whole, JsonObject fixed, JsonObject dpor,
            List<JsonObject> bounded, List<String> others) {
        table.append(String.format(Locale.ROOT, "| %s | %d | %d | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %,d | %s |%n",
                row.name(), lines, row.threads(), stat(whole, "accessPoints"), stat(whole, "constraints"), stat(whole, "abstractTraces"),
                stat(first, "executionsToFirstViolation"), executions(whole), seconds(first), executions(fixed),
                seconds(fixed), found(dpor), found(bounded.get(0)), found(bounded.get(1)), others.get(0), others.get(1), row.points(), row.seconds()));
        boolean found = first != null && first.get("status").getAsString().equals("violation");
        goals.append(Goal.line(row.name() + ": the bug is found", found));
        goals.append(Goal.line(row.name() + ": the fixed program is searched completely, and nothing is found",
                fixed != null && fixed.get("complete").getAsBoolean() && fixed.get("status").getAsString().equals("clean")));
        goals.append(Goal.line(row.name() + ": found in no more than " + row.limit() + " s", found && ofSearch(first) <= row.limit()));
    }

    /** Of the search alone, without making the schedule of a violation short. */
    private static double ofSearch(JsonObject result) {
        JsonObject stats = result.getAsJsonObject("stats");
        long witness = stats.has("witnessMs") ? stats.get("witnessMs").getAsLong() : 0;
        return (result.get("elapsedMs").getAsLong() - witness) / 1000.0;
    }

    private static String seconds(JsonObject result) {
        return result == null ? "–" : String.format(Locale.ROOT, "%.2f", ofSearch(result));
    }

    /** After how many executions another strategy finds the bug. */
    private static String found(JsonObject result) {
        if (result == null) {
            return "no answer";
        }
        return result.get("status").getAsString().equals("violation") ? stat(result, "executionsToFirstViolation")
                : "not in " + String.format(Locale.ROOT, "%,d", result.get("executions").getAsLong());
    }

    private static String executions(JsonObject result) {
        return result == null ? "no answer" : stat(result, "executions")
                + (result.get("complete").getAsBoolean() ? "" : " (not complete)");
    }

    private static String stat(JsonObject result, String name) {
        return result == null || !result.getAsJsonObject("stats").has(name)
                ? "–" : String.format(Locale.ROOT, "%,d", result.getAsJsonObject("stats").get(name).getAsLong());
    }

    String table() {
        return table.toString();
    }

    String goals() {
        return goals.toString();
    }
}
