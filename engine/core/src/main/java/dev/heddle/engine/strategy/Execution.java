package dev.heddle.engine.strategy;

import dev.heddle.engine.model.Violation;

/** One finished execution, as a strategy sees it. */
public interface Execution {

    int steps();

    int threads();

    /** A violation that ended the execution, or null. */
    Violation violation();

    /** Whether the execution was given up before its end. */
    boolean aborted();
}
