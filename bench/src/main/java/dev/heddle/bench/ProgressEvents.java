package dev.heddle.bench;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.heddle.bench.peer.Rate;
import java.util.List;

/** The progress messages of one exploration, as {@code --events} prints them. */
record ProgressEvents(List<JsonObject> events) {

    static ProgressEvents in(String output) {
        return new ProgressEvents(output.lines()
                .filter(line -> line.startsWith("{"))
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .filter(event -> event.get("type").getAsString().equals("progress"))
                .toList());
    }

    /** What was done in the second half of the time, when code is compiled and shared locations are known. */
    Rate secondHalf() {
        if (events.size() < 3) {
            throw new IllegalStateException("too short to tell a rate: " + events.size() + " progress messages");
        }
        JsonObject last = events.get(events.size() - 1);
        JsonObject first = events.stream()
                .filter(event -> millis(event) >= millis(last) / 2)
                .findFirst().orElseThrow();
        return new Rate(executions(last) - executions(first), (millis(last) - millis(first)) / 1000.0);
    }

    private static long millis(JsonObject event) {
        return event.get("elapsedMillis").getAsLong();
    }

    private static long executions(JsonObject event) {
        return event.get("executions").getAsLong();
    }
}
