package dev.heddle.engine.strategy.unfolding;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** How much of a program an unfolding has shown. */
final class Covered {

    private Covered() {}

    /** For the result: the states that each thread was seen in, and what is left. */
    static Map<String, Object> of(Unfolding unfolding, Legend legend, long left) {
        Map<Integer, Long> states = new TreeMap<>();
        Walk.through(unfolding, point -> {
            if (point instanceof Option option) {
                states.merge(option.choice.condition.thread, 1L, Long::sum);
            } else if (point instanceof NetEvent event && event.isBirth()) {
                states.merge(event.thread, 1L, Long::sum);
            }
        });
        Map<String, Object> byName = new LinkedHashMap<>();
        states.forEach((thread, count) -> byName.put(legend.threads().getOrDefault(thread, "thread " + thread), count));
        Map<String, Object> coverage = new LinkedHashMap<>();
        coverage.put("localStates", byName);
        coverage.put("events", unfolding.events());
        coverage.put("conditions", unfolding.conditions());
        coverage.put("extensionsLeft", left);
        return coverage;
    }
}
