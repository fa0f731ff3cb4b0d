package dev.heddle.engine.strategy;

/**
 * A choice in a tree of schedules, and those before it.
 *
 * @param decision number of a thread, or -1 - i for the i-th value that was picked
 * @param preemptions how many the schedule up to here has
 * @param deviations choices up to here that were not the ones made by default
 */
record Choice(Choice before, int decision, short preemptions, short deviations) {

    /** Before the first choice. */
    static final Choice NONE = new Choice(null, 0, (short) 0, (short) 0);

    /** Makes the choice that is the default after this one. */
    Choice then(int next) {
        return new Choice(this, next, preemptions, deviations);
    }

    /** All decisions up to this one. */
    int[] decisions() {
        int length = 0;
        for (Choice c = this; c != NONE; c = c.before) {
            length++;
        }
        int[] decisions = new int[length];
        for (Choice c = this; c != NONE; c = c.before) {
            decisions[--length] = c.decision;
        }
        return decisions;
    }
}
