package dev.heddle.engine.story;

/** One way to explain a violation. */
interface Account {

    /** The explanation, or {@link Story#NONE} where this way does not apply. */
    Story of(Told told);
}
