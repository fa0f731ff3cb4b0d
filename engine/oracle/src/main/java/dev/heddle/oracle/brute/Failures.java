package dev.heddle.oracle.brute;

/** What happens when a check fails. */
public enum Failures {
    /** The execution is over: the outcome is the first failure. */
    FIRST,
    /**
     * Only the thread is over: the outcome is every failure of the execution. Which of two failures that have nothing to
     * do with each other comes first is then no difference.
     */
    ALL
}
