package dev.heddle.engine.runtime;

import java.util.LinkedHashMap;
import java.util.Map;

/** The inputs of the execution under way: those that were chosen for it, and those it asked for. */
final class Inputs {

    private Map<String, Long> chosen = Map.of();
    private Map<String, InputValue> asked = new LinkedHashMap<>();

    private boolean givenUp;

    void begin(Map<String, Long> newChosen) {
        givenUp = false;
        chosen = newChosen;
        asked = new LinkedHashMap<>();
    }

    /** The value of an input. One that lies outside the range is that of a program that has changed since. */
    long choose(String name, String type, long fallback, long min, long max) {
        InputValue known = asked.get(name);
        if (known != null) {
            return Math.max(min, Math.min(max, known.value()));
        }
        Long value = chosen.get(name);
        long taken = value == null || value < min || value > max ? fallback : value;
        asked.put(name, new InputValue(name, type, taken, min, max));
        return taken;
    }

    /** An assumption about them does not hold. */
    void giveUp() {
        givenUp = true;
    }

    boolean isGivenUp() {
        return givenUp;
    }

    /** What was asked for, in order; not changed by later executions. */
    Map<String, InputValue> asked() {
        return asked;
    }
}
