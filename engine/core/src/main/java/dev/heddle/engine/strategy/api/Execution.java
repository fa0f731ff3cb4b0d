package dev.heddle.engine.strategy.api;

import dev.heddle.engine.symbolic.Path;

/** One finished execution, as a strategy sees it. */
public interface Execution {

    int steps();

    int threads();

    /** Whether it ended in a violation. */
    boolean failed();

    /** Whether threads were left that wait for each other or for ever. */
    boolean blocked();

    /** Whether the strategy gave it up. */
    boolean abandoned();

    /** Whether the program ended itself, or a limit did, while threads could have gone on. */
    boolean endedEarly();

    /** Its steps; kept only for a strategy that {@linkplain Strategy#observes observes}, until the next execution. */
    Trace observed();

    /** What it decided because of inputs; null where values that depend on them are not followed. */
    default Path path() {
        return null;
    }

    /** Its values; null unless the strategy {@linkplain Strategy#wantsValues wants them}. Kept until the next execution. */
    default ValueTrace values() {
        return null;
    }

    /** Who touched what; null unless it was {@linkplain Strategy#wantsContacts asked for}. Kept until the next execution. */
    default Contacts contacts() {
        return null;
    }

    /** Whether it discovered scheduling points, so that what was covered before must be looked at again. */
    boolean learned();
}
