package dev.heddle.engine.strategy.pcb;

/**
 * A choice in a tree of schedules, and those before it.
 *
 * @param decision number of a thread, or -1 - i for the i-th value that was picked
 * @param preemptions how many the schedule up to here has
 * @param deviations choices up to here that were not the ones made by default
 */
record PreemptionChoice(PreemptionChoice before, int decision, short preemptions, short deviations) {

    /** Before the first choice. */
    static final PreemptionChoice NONE = new PreemptionChoice(null, 0, (short) 0, (short) 0);

    /** Makes the choice that is the default after this one. */
    PreemptionChoice then(int next) {
        return new PreemptionChoice(this, next, preemptions, deviations);
    }

    /** All decisions up to this one. */
    int[] decisions() {
        int length = 0;
        for (PreemptionChoice c = this; c != NONE; c = c.before) {
            length++;
        }
        int[] decisions = new int[length];
        for (PreemptionChoice c = this; c != NONE; c = c.before) {
            decisions[--length] = c.decision;
        }
        return decisions;
    }
}
