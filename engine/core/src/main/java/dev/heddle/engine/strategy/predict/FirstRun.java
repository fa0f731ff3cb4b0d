package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Trace;
import java.util.Map;

/** Chooses the schedule of the execution that predictions are made from. */
interface FirstRun {

    /** Another attempt begins: the last one has found more places at which threads may be switched. */
    void begin();

    int choose(Candidates candidates);

    int pick(int bound);

    /** The inputs that the test gets; others have their fallbacks. */
    default Map<String, Long> inputs() {
        return Map.of();
    }

    /** An attempt is over. */
    default void executed(Trace trace) {
    }

    /** What was not as it should have been; null if all was. */
    default String trouble() {
        return null;
    }
}
