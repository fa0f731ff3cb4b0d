package dev.heddle.engine.explore;

import dev.heddle.engine.runtime.ExecutionRecord;

/** How many executions a search has made, and how they ended. */
final class Tally {

    private long executions;
    private long abandoned;
    private long learning;
    private int cutOff;
    private boolean halted;
    private boolean assumptionsHeld;

    /**
     * A search that begins anew because of what it has learned does not count what it did before.
     *
     * @param givenUp whether an assumption of the test did not hold
     */
    void count(ExecutionRecord record, boolean givenUp, boolean beginsAnew) {
        assumptionsHeld |= !givenUp;
        if (record.abandoned()) {
            abandoned++;
        } else {
            executions++;
        }
        cutOff += record.isCutOff() ? 1 : 0;
        halted |= record.hasHalted();
        if (beginsAnew) {
            cutOff = 0;
            halted = false;
            learning += executions + abandoned;
            executions = 0;
            abandoned = 0;
        }
    }

    long executions() {
        return executions;
    }

    long abandoned() {
        return abandoned;
    }

    /** Those that came before something was learned. */
    long learning() {
        return learning;
    }

    /** Whether an execution was cut off at the limit on steps. */
    boolean wasCutOff() {
        return cutOff > 0;
    }

    /** Whether threads were left where they stood at the limit on depth. */
    boolean hasHalted() {
        return halted;
    }

    /** Whether an execution was not given up. */
    boolean hasHeldAssumptions() {
        return assumptionsHeld;
    }
}
