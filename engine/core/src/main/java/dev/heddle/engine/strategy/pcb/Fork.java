package dev.heddle.engine.strategy.pcb;

/** A place in a schedule where something other than the default could have been chosen. */
final class Fork {

    private final PreemptionChoice before;
    private final int[] others;
    private final short preemptions;
    private int used;

    /** {@code others} is not changed, so that forks may have it in common. */
    Fork(PreemptionChoice before, int[] others, boolean preempts) {
        this.before = before;
        this.others = others;
        this.preemptions = (short) (before.preemptions() + (preempts ? 1 : 0));
    }

    /** Of each schedule that goes another way from here, up to here. */
    int preemptions() {
        return preemptions;
    }

    int deviations() {
        return Math.min(before.deviations() + 1, Short.MAX_VALUE);
    }

    /** Ways from here that have been taken. */
    int used() {
        return used;
    }

    boolean isUsedUp() {
        return used == others.length;
    }

    /** The next way from here that has not been taken. */
    PreemptionChoice next() {
        return new PreemptionChoice(before, others[used++], preemptions, (short) deviations());
    }
}
