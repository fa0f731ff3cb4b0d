package dev.heddle.engine.explore;

import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.InputValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All that it takes to make an execution again.
 *
 * @param shared its scheduling points
 */
record RecordedExecution(int[] decisions, Map<String, Long> inputs, List<String> shared, Schedule.Limits limits) {

    static RecordedExecution of(ExecutionRecord made, List<String> shared, Schedule.Limits limits) {
        return new RecordedExecution(made.decisions(), numbers(made), shared, limits);
    }

    static RecordedExecution of(Schedule schedule) {
        return new RecordedExecution(schedule.decisions(), numbers(schedule), schedule.shared(), schedule.limits());
    }

    /** The inputs of a schedule as numbers. */
    static Map<String, Long> numbers(Schedule schedule) {
        Map<String, Long> numbers = new LinkedHashMap<>();
        schedule.inputs().forEach((name, value) -> numbers.put(name, InputValue.number(value)));
        return numbers;
    }

    private static Map<String, Long> numbers(ExecutionRecord made) {
        Map<String, Long> numbers = new LinkedHashMap<>();
        made.inputs().forEach((name, input) -> numbers.put(name, input.value()));
        return numbers;
    }
}
