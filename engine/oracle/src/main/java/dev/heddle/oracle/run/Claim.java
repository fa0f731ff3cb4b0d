package dev.heddle.oracle.run;

/** What a strategy says it has covered. */
public enum Claim {
    /** All outcomes. */
    EVERYTHING,
    /** All outcomes that at most k preemptions lead to. */
    PREEMPTIONS,
    /** Only that what it shows can happen. */
    NOTHING
}
