package dev.heddle.engine.session;

import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import java.util.List;

/**
 * What a replay did.
 *
 * @param same whether every run gave the recorded trace
 * @param violation what the last run ended in, or null
 * @param parted where a run left the recording, what it saw instead and what to do about it; or null
 * @param byHand where a user chose what to do, or null
 */
public record ReplayOutcome(boolean same, String traceHash, Violation violation, List<Step> steps, String parted,
        ByHand byHand) {

    public ReplayOutcome(boolean same, String traceHash, Violation violation, List<Step> steps, String parted) {
        this(same, traceHash, violation, steps, parted, null);
    }

    /** The same, where another process gave another trace. */
    public ReplayOutcome differing(int run, int times, ReplayOutcome first) {
        int step = steps == null || first.steps == null ? -1 : TraceDiff.firstStep(first.steps, steps);
        return new ReplayOutcome(false, traceHash, violation, steps,
                "the test is not deterministic: run " + run + " of " + times + (step < 0 ? " ended differently"
                        : " parts at " + TraceDiff.at(step, first.steps, steps, "the first has", "this one")));
    }
}
