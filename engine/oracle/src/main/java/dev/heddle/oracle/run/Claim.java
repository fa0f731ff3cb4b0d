package dev.heddle.oracle.run;

/** What a strategy says it has covered. */
public enum Claim {
    /** All outcomes. */
    EVERYTHING,
    /** All outcomes that at most k preemptions lead to. */
    PREEMPTIONS,
    /** All that a thread can come to, whatever becomes of the others, and whether there are deadlocks. */
    LOCAL_STATES,
    /** Only that what it shows can happen. */
    NOTHING
}
