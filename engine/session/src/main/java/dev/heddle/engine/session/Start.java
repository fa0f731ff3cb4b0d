package dev.heddle.engine.session;

import java.util.List;
import java.util.Map;

/**
 * The execution that a strategy which looks at one begins with, where it is not the plainest.
 *
 * @param seeded whether it is drawn with the seed; else it is recorded
 * @param shared locations that were scheduling points when it was recorded
 */
public record Start(boolean seeded, int[] decisions, Map<String, Object> inputs, List<String> shared) {

    /** The one that is drawn with the seed. */
    public static Start drawn() {
        return new Start(true, new int[0], Map.of(), List.of());
    }
}
