package dev.heddle.engine.explore;

import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import java.util.List;

/**
 * What a replay did.
 *
 * @param same whether every run gave the recorded trace
 * @param violation what the last run ended in, or null
 * @param parted where a run left the recording and what it saw instead, or null
 */
public record ReplayOutcome(boolean same, String traceHash, Violation violation, List<Step> steps, String parted) {

    /** The same, where other runs of the schedule gave another trace. */
    public ReplayOutcome differing(int run, int times) {
        return new ReplayOutcome(false, traceHash, violation, steps,
                "run " + run + " of " + times + " gave another trace: the test is not deterministic");
    }
}
