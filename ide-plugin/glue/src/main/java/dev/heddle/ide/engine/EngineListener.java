package dev.heddle.ide.engine;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Violation;

/** Hears what the engine tells, in the order of its events and in one thread. */
public interface EngineListener {

    /** The exploration of one test begins. */
    default void started(String test, int number, int count) {}

    default void progress(EngineProgress progress) {}

    /** The debugged replay is going to stop at this step, as it was told. */
    default void willStopAt(int step) {}

    /** The replay stands still at a step of the recorded schedule. */
    default void stopped(int step, String thread) {}

    default void note(String text) {}

    /** Once for each violation, and once more with the same id where a better schedule was found. */
    default void violation(Violation violation) {}

    /** The last event, where the engine came so far. */
    default void done(Result result) {}

    /** A line that is no event: what the engine says of itself, or damage. */
    default void text(String line) {}
}
