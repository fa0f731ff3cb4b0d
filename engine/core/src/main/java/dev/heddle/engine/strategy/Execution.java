package dev.heddle.engine.strategy;

/** One finished execution, as a strategy sees it. */
public interface Execution {

    int steps();

    int threads();

    /** Whether it ended in a violation. */
    boolean failed();

    /** Whether it discovered scheduling points, so that what was covered before must be looked at again. */
    boolean learned();
}
