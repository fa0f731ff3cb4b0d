package dev.heddle.ide.results;

import dev.heddle.engine.model.Violation;

/**
 * A violation as this project knows it.
 *
 * @param foundMillis when it was found: code that is newer may be another
 * @param strategy    what found it; empty where nobody said
 */
public record Known(Violation violation, long foundMillis, String strategy) {

    public Known(Violation violation, long foundMillis) {
        this(violation, foundMillis, "");
    }
}
