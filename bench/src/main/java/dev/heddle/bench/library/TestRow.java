package dev.heddle.bench.library;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;

/**
 * What came of one test.
 *
 * @param wall seconds from the command to its end, shared out among the tests of the run
 * @param late whether the run took longer than it was given
 * @param failure why there is no result; else null
 * @param violations as {@code kind file:line}
 * @param weaknesses what was told as a warning: what fails only where a time-out comes early
 */
public record TestRow(String library, String test, double wall, boolean late, String failure, long executions, boolean complete,
        List<String> violations, List<String> weaknesses, List<String> notes) {

    /** From so many executions on a search has something to say. */
    public static final int ENOUGH_EXECUTIONS = 100;

    /** What a run tells of one test; {@code only} is whether that was the only one. */
    public static TestRow of(String library, String test, double wall, boolean late, JsonObject result, boolean only) {
        JsonObject own = only ? result : perTest(result, test);
        if (own == null) {
            return failed(library, test, wall, late, "no result");
        }
        return new TestRow(library, test, wall, late, null, own.get("executions").getAsLong(), own.get("complete").getAsBoolean(),
                findings(result, "violations", test), findings(result, "warnings", test), only ? notes(result) : List.of());
    }

    private static JsonObject perTest(JsonObject result, String test) {
        JsonObject tests = result.getAsJsonObject("stats").getAsJsonObject("perTest");
        return tests == null ? null : tests.getAsJsonObject(test);
    }

    public static TestRow failed(String library, String test, double wall, boolean late, String failure) {
        return new TestRow(library, test, wall, late, failure, 0, false, List.of(), List.of(), List.of());
    }

    public boolean hasRun() {
        return failure == null;
    }

    public boolean isUseful() {
        boolean says = complete || executions > ENOUGH_EXECUTIONS;
        return says || executions > 0 && !(violations.isEmpty() && weaknesses.isEmpty());
    }

    public String why() {
        return !hasRun() ? failure : notes.isEmpty() ? "long executions" : notes.get(0);
    }

    private static List<String> findings(JsonObject result, String name, String test) {
        List<String> findings = new ArrayList<>();
        JsonArray all = result.getAsJsonArray(name);
        if (all != null) {
            for (JsonElement each : all) {
                JsonElement of = each.getAsJsonObject().get("test");
                if (of != null && !of.getAsString().equals(test)) {
                    continue;
                }
                JsonObject at = each.getAsJsonObject().getAsJsonObject("at");
                findings.add(each.getAsJsonObject().get("kind").getAsString() + " "
                        + (at == null ? "-" : at.get("file").getAsString() + ":" + at.get("line").getAsInt()));
            }
        }
        return findings;
    }

    private static List<String> notes(JsonObject result) {
        List<String> notes = new ArrayList<>();
        JsonArray all = result.getAsJsonArray("notes");
        if (all != null) {
            all.forEach(note -> notes.add(note.getAsString()));
        }
        return notes;
    }
}
