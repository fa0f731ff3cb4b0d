package dev.heddle.engine.model;

/** What a strategy says it has covered, once it ends by itself. */
public enum Claim {
    /** All outcomes. */
    EVERYTHING,
    /** All outcomes that at most k preemptions lead to. */
    PREEMPTIONS,
    /** All that a thread can come to, whatever becomes of the others, and which threads can be left waiting. */
    LOCAL_STATES,
    /** Every way in which a program can fail, or leave threads waiting. */
    FAILURES,
    /** Every way in which a program can fail, or leave threads waiting, with at most k interferences in one thread. */
    INTERFERENCES,
    /**
     * What users get from a complete exploration: each failure once, with a schedule that has the fewest preemptions
     * there are and replays, and of a program without one, that it has none.
     */
    REPORTS,
    /** Only that what it shows can happen. */
    NOTHING
}
