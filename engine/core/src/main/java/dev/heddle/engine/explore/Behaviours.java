package dev.heddle.engine.explore;

import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.runtime.ExecutionRecord;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.function.Supplier;

/** The distinct outcomes of a search: how executions ended, and what shared variables had then. */
final class Behaviours {

    private static final int MOST = 200;

    private final Map<String, Behaviour> all = new LinkedHashMap<>();
    private boolean left;

    private static final class Behaviour {

        private final String ends;
        private final SortedMap<String, String> values;
        private final RecordedExecution recording;
        private long executions;

        Behaviour(String ends, SortedMap<String, String> values, RecordedExecution recording) {
            this.ends = ends;
            this.values = values;
            this.recording = recording;
        }
    }

    /** Those so far do not count: they came before something was learned. */
    void clear() {
        all.clear();
        left = false;
    }

    void add(ExecutionRecord record, SortedMap<String, String> values, Supplier<RecordedExecution> recording) {
        String ends = ends(record);
        String key = ends + " " + values;
        if (!all.containsKey(key) && all.size() == MOST) {
            left = true;
            return;
        }
        all.computeIfAbsent(key, k -> new Behaviour(ends, values, recording.get())).executions++;
    }

    private static String ends(ExecutionRecord record) {
        if (record.kind() == null) {
            return "ends";
        }
        String message = record.failure() == null ? null : record.failure().toString();
        return record.kind().label() + (message == null ? "" : ": " + message.lines().findFirst().orElse(""));
    }

    /** Whether there were more than are kept. */
    boolean isCut() {
        return left;
    }

    /** As a result has it, each with a schedule that leads there. */
    List<Map<String, Object>> table(Replayer replayer) {
        List<Map<String, Object>> table = new ArrayList<>();
        for (Behaviour behaviour : all.values()) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("ends", behaviour.ends);
            row.put("values", behaviour.values);
            row.put("executions", behaviour.executions);
            Schedule schedule = replayer.scheduleOf(behaviour.recording);
            row.put("schedule", schedule);
            table.add(row);
        }
        return table;
    }
}
