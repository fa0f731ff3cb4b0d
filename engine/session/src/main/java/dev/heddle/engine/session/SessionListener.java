package dev.heddle.engine.session;

import dev.heddle.engine.model.Violation;

/**
 * Hears what happens while it happens. Each worker has a thread of its own that calls, so with several workers calls
 * come from several threads.
 */
public interface SessionListener {

    /** A worker is busy with something else from here on; {@code test} is null while it has none. */
    default void phase(Stage stage, String test) {}

    /** The exploration or the replay of a test begins, the {@code number}-th of {@code count}. */
    default void started(Stage stage, String test, int number, int count) {}

    default void progress(Stage stage, String test, Progress progress) {}

    default void note(Stage stage, String line) {}

    /** A violation that was not known, as it stands in the result; its schedule is on disk. */
    default void violation(Stage stage, Violation violation) {}

    /** A replay stands still until a debugger comes to a port on the loopback address. */
    default void awaitsDebugger(Stage stage, int port) {}

    /** The debugger may let the replay go on: it is going to stop at this step of the schedule. */
    default void willStopAt(Stage stage, int step) {}

    /** The debugger has stopped; {@code step} of the schedule, which {@code thread} makes, comes next. */
    default void stopped(Stage stage, int step, String thread) {}
}
