package dev.heddle.engine.story;

import dev.heddle.engine.model.Interference;
import dev.heddle.engine.model.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which writes of others the threads of a trace see; docs/interference.md says what counts. */
public final class Interferences {

    private final Map<String, Step> lastWrites = new HashMap<>();
    /** For each thread, how many steps of each other one starts and joins put before what it does next. */
    private final Map<String, Map<String, Integer>> known = new HashMap<>();
    private final Map<String, Integer> made = new HashMap<>();
    private final Map<Step, Integer> numbers = new HashMap<>();
    private final Set<List<Object>> seen = new HashSet<>();
    private final List<Interference> found = new ArrayList<>();

    private Interferences() {}

    /** In the order of the reads. */
    public static List<Interference> of(List<Step> steps) {
        Interferences interferences = new Interferences();
        steps.forEach(interferences::add);
        return List.copyOf(interferences.found);
    }

    /** How many the thread with the most of them has. */
    public static int most(List<Interference> interferences) {
        Map<String, Integer> counts = new HashMap<>();
        interferences.forEach(one -> counts.merge(one.thread(), 1, Integer::sum));
        return counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    private void add(Step step) {
        String thread = step.thread();
        numbers.put(step, made.merge(thread, 1, Integer::sum));
        switch (step.op()) {
            case "fork" -> known.put(Words.threadOf(step.variable()), clockOf(thread));
            case "join" -> clockOf(Words.threadOf(step.variable())).forEach((other, count) ->
                    known.computeIfAbsent(thread, t -> new HashMap<>()).merge(other, count, Math::max));
            case "read", "failed-update" -> sees(step);
            case "update" -> {
                sees(step);
                writes(step);
            }
            case "write" -> writes(step);
            default -> { }
        }
    }

    private Map<String, Integer> clockOf(String thread) {
        Map<String, Integer> clock = new HashMap<>(known.getOrDefault(thread, Map.of()));
        clock.put(thread, made.getOrDefault(thread, 0));
        return clock;
    }

    private void writes(Step step) {
        if (step.beforePublication() == null) {
            lastWrites.put(step.variable(), step);
        } else {
            // It comes with the reference, and is nobody's from then on.
            lastWrites.remove(step.variable());
        }
    }

    private void sees(Step read) {
        Step write = lastWrites.get(read.variable());
        if (write == null || write.thread().equals(read.thread())
                || known.getOrDefault(read.thread(), Map.of()).getOrDefault(write.thread(), 0) >= numbers.get(write)
                || !seen.add(List.of(read.thread(), write.n()))) {
            return;
        }
        found.add(new Interference(read.thread(), write.thread(), read.variable(), write.value(), read.at(), write.at(),
                read.n(), write.n()));
    }
}
