package dev.heddle.oracle.run;

/** What a strategy says it has covered. */
public enum Claim {
    /** All outcomes. */
    EVERYTHING,
    /** All outcomes that at most k preemptions lead to. */
    PREEMPTIONS,
    /** All that a thread can come to, whatever becomes of the others, and which threads can be left waiting. */
    LOCAL_STATES,
    /** Only that what it shows can happen. */
    NOTHING
}
