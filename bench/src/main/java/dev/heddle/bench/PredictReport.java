package dev.heddle.bench;

import com.google.gson.JsonObject;
import java.util.Locale;

/** The table of {@code heddle bench predict} and what it says about the goals. */
final class PredictReport {

    private static final double MOST_MEAN_SECONDS = 3;
    private static final double MOST_SECONDS = 600;

    private final StringBuilder table = new StringBuilder(
            "| program | lines | threads | events | transitions | switches | by locks and order | by transactions | regions | broken in the run "
                    + "| proved | CA: asked | CA: violated | CMA: asked | CMA: violated | transitions for a CA | switches | transitions for a CMA | switches | predicted | confirmed | spurious | mean ms | longest ms "
                    + "| seconds | violations | warnings |\n"
                    + "| --- |" + " ---: |".repeat(26) + "\n");
    private final StringBuilder goals = new StringBuilder();

    /** @param result null where there was no answer */
    void add(String name, int lines, JsonObject result) {
        if (result == null) {
            table.append("| ").append(name).append(" | ").append(lines).append(" |").append(" – |".repeat(25)).append('\n');
            goals.append(Goal.line(name + ": there is an answer", false));
            return;
        }
        JsonObject stats = result.getAsJsonObject("stats");
        double seconds = result.get("elapsedMs").getAsLong() / 1000.0;
        double mean = number(stats, "propertyMeanMicros") / 1000.0;
        table.append(String.format(Locale.ROOT,
                "| %s | %d | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %.1f | %s | %.1f | %d | %d |%n",
                name, lines, stat(stats, "threads"), stat(stats, "events"), stat(stats, "transitions"), stat(stats, "switches"),
                stat(stats, "switchesPossible"), stat(stats, "switchesNeeded"), stat(stats, "regions"),
                stat(stats, "regionsBrokenInRun"), stat(stats, "regionsProved"), stat(stats, "caProperties"),
                stat(stats, "caViolated"), stat(stats, "cmaProperties"), stat(stats, "cmaViolated"), stat(stats, "caTransitions"), stat(stats, "caSwitches"),
                stat(stats, "cmaTransitions"), stat(stats, "cmaSwitches"), stat(stats, "predicted"),
                stat(stats, "confirmed"), stat(stats, "spurious"), mean, stat(stats, "propertyLongestMs"), seconds,
                result.getAsJsonArray("violations").size(), result.getAsJsonArray("warnings").size()));
        goals.append(Goal.line(name + ": something is predicted and shown", number(stats, "confirmed") > 0));
        goals.append(Goal.line(name + ": at most 3 s for a property on average", mean <= MOST_MEAN_SECONDS * 1000));
        goals.append(Goal.line(name + ": at most 10 minutes", seconds <= MOST_SECONDS));
    }

    private static String stat(JsonObject stats, String name) {
        return String.format(Locale.ROOT, "%,d", number(stats, name));
    }

    private static long number(JsonObject stats, String name) {
        return stats.has(name) ? stats.get(name).getAsLong() : 0;
    }

    String table() {
        return table.toString();
    }

    String goals() {
        return goals.toString();
    }
}
