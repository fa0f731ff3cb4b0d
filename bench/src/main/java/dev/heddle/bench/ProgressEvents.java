package dev.heddle.bench;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.heddle.bench.peer.Rate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The progress messages of one exploration, as {@code --events} prints them. */
record ProgressEvents(List<JsonObject> events) {

    static ProgressEvents in(String output) {
        return new ProgressEvents(output.lines()
                .filter(line -> line.startsWith("{"))
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .filter(event -> event.get("type").getAsString().equals("progress"))
                .toList());
    }

    /** The best stretch of at least that length, which is what the peers' figures are too. */
    Rate bestStretch(double seconds) {
        Rate best = null;
        for (JsonObject from : events) {
            for (JsonObject to : events) {
                double length = (millis(to) - millis(from)) / 1000.0;
                if (length >= seconds) {
                    Rate rate = new Rate(executions(to) - executions(from), length);
                    best = best == null || rate.perSecond() > best.perSecond() ? rate : best;
                    break;
                }
            }
        }
        if (best == null) {
            throw new IllegalStateException("no stretch of " + seconds + " s in " + events.size() + " messages");
        }
        return best;
    }

    /** How long each test was explored. */
    Map<String, Long> millisByTest() {
        Map<String, Long> millis = new HashMap<>();
        events.forEach(event -> millis.put(event.get("test").getAsString(), millis(event)));
        return millis;
    }

    private static long millis(JsonObject event) {
        return event.get("elapsedMillis").getAsLong();
    }

    private static long executions(JsonObject event) {
        return event.get("executions").getAsLong();
    }
}
