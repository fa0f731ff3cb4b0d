package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Mode;

/** Something that threads share, with the versions it can have. */
final class NetVariable {

    final long key;
    final Version initial;
    /** Whether there are changes whose order among themselves does not matter. */
    boolean hasUnites;

    // The marking of the execution under way; valid if the execution is the one of this number.
    private long execution = -1;
    private Frontier now;

    // What a search has seen, see Concurrency.
    long stamp;
    int modes;

    NetVariable(long key, long state) {
        this.key = key;
        this.initial = new Version(this, null, null, state);
    }

    /** Its state in the execution under way, as an access of this mode sees it. */
    Frontier now(Mode mode, long number) {
        Frontier all = execution == number ? now : initial.root(Mode.WRITE);
        return all.restrictedTo(mode);
    }

    void move(Frontier next, long number) {
        execution = number;
        now = next;
    }
}
