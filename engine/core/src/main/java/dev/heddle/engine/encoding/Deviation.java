package dev.heddle.engine.encoding;

import dev.heddle.engine.symbolic.expr.Expr;

/**
 * Another way that a thread may go: at a decision, or past the operation at which the execution has left it waiting.
 *
 * @param flag holds in an order that leads there; nothing else that threads have decided is changed before
 * @param decision the how-manieth decision of the step; -1 for going past it
 * @param place the how-manieth decision of the thread; for going past a step, how many it has made before
 */
public record Deviation(Expr flag, RecordedStep step, int decision, int place) {

    /** Whether the thread gets past an operation instead of being left there. */
    public boolean goesPast() {
        return decision < 0;
    }

    /** What was decided in the execution. */
    public RecordedEvent.Decision decided() {
        return step.decisions().get(decision);
    }
}
