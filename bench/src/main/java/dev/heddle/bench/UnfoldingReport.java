package dev.heddle.bench;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** The tables of {@code heddle bench unfolding} and what they say about the goals. */
final class UnfoldingReport {

    private static final double TOLERANCE = 1.05;
    private static final int TIMES_AS_FAST = 10;

    private final StringBuilder table = new StringBuilder(
            "| program | tests | seconds | witness | deadlock check | events | deadlocks | executions of `dpor` | its seconds "
                    + "| paper: tests | paper: seconds |\n"
                    + "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n");
    private final List<String> goals = new ArrayList<>();

    /**
     * Adds a row.
     *
     * @param results of {@code unfolding}, one for each seed
     * @param dpor its result, or null if there was none
     */
    void add(PaperRow row, List<JsonObject> results, JsonObject dpor) {
        String paper = row.seconds() == 0 ? "under 1" : String.valueOf(row.seconds());
        if (results.isEmpty()) {
            table.append(String.format(Locale.ROOT, "| %s | gave no answer | – | – | – | – | – | – | – | %,d | %s |%n",
                    row.name(), row.tests(), paper));
            return;
        }
        double tests = mean(results, r -> stat(r, "tests"));
        double seconds = mean(results, UnfoldingReport::seconds);
        boolean complete = results.stream().allMatch(r -> r.get("complete").getAsBoolean());
        table.append(String.format(Locale.ROOT, "| %s | %s%s | %.2f | %.2f | %.2f | %,.0f | %,.0f | %s | %s | %,d | %s |%n",
                row.name(), number(tests), complete ? "" : " (not complete)", seconds,
                mean(results, r -> stat(r, "witnessMs") / 1000.0),
                mean(results, r -> stat(r, "deadlockCheckMs") / 1000.0), mean(results, r -> stat(r, "events")),
                mean(results, r -> stat(r, "deadlocks")), executions(dpor),
                dpor == null ? "–" : String.format(Locale.ROOT, "%.2f", seconds(dpor)),
                row.tests(), paper));
        if (row.comparable()) {
            goals.add(Goal.line(row.name() + ": no more tests than the paper", complete && tests <= row.tests() * TOLERANCE));
            goals.add(Goal.line(row.name() + ": faster than the paper", complete && seconds < Math.max(row.seconds(), 1)));
        } else {
            // The programs are not the same, so what each test takes is compared.
            goals.add(Goal.line(String.format(Locale.ROOT, "%s: faster than the paper (%,.0f to %,.0f tests a second)",
                    row.name(), tests / seconds, row.rate()),
                    complete && seconds < row.seconds() && tests / seconds > row.rate()));
        }
        boolean comparable = dpor != null && dpor.get("complete").getAsBoolean() && !hasInputs(results);
        if (comparable) {
            goals.add(Goal.line(row.name() + ": no more tests than `dpor` makes executions",
                    tests <= stat(dpor, "executions")));
        }
    }

    /** Adds what is said about the tests a second of a row, measured in a process that has explored it before. */
    void addRate(PaperRow row, double testsPerSecond) {
        goals.add(Goal.line(String.format(Locale.ROOT, "%s: %d times the paper's tests a second (warm: %,.0f to %,.0f)",
                row.name(), TIMES_AS_FAST, testsPerSecond, row.rate()), testsPerSecond >= TIMES_AS_FAST * row.rate()));
    }

    /** Of the search alone: that a violation is then made short is not what the paper's figures tell. */
    private static double seconds(JsonObject result) {
        return (result.get("elapsedMs").getAsLong() - stat(result, "witnessMs")) / 1000.0;
    }

    /** Inputs are what {@code dpor} does not vary. */
    private static boolean hasInputs(List<JsonObject> results) {
        return results.stream().anyMatch(r -> stat(r, "branches") > 0);
    }

    private static String executions(JsonObject dpor) {
        if (dpor == null) {
            return "no answer";
        }
        return number(stat(dpor, "executions")) + (dpor.get("complete").getAsBoolean() ? "" : " (not complete)");
    }

    static String growthRow(int pairs, JsonObject unfolding, JsonObject dpor) {
        return String.format(Locale.ROOT, "| %d | %s | %s |%n", pairs,
                unfolding == null ? "no answer" : number(stat(unfolding, "tests")), executions(dpor));
    }

    private static double stat(JsonObject result, String name) {
        JsonObject stats = result.getAsJsonObject("stats");
        return stats.has(name) ? stats.get(name).getAsDouble() : 0;
    }

    private static double mean(List<JsonObject> results, ToDoubleFunction<JsonObject> value) {
        return results.stream().mapToDouble(value).average().orElse(0);
    }

    private static String number(double value) {
        return value == Math.rint(value)
                ? String.format(Locale.ROOT, "%,.0f", value) : String.format(Locale.ROOT, "%,.1f", value);
    }

    String table() {
        return table.toString();
    }

    String goals() {
        return String.join("", goals);
    }
}
