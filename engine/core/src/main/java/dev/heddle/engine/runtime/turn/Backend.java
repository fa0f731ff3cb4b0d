package dev.heddle.engine.runtime.turn;

import dev.heddle.engine.runtime.state.ManagedThread;

/** How managed threads run and pass the turn. The calls come from the thread that has the turn. */
public interface Backend {

    /** {@code virtual} or {@code platform}. */
    String name();

    /** Runs an execution: gives the root its turn and returns when the execution is over. */
    void run(ManagedThread root);

    /** A thread is about to be started; does not return where an earlier execution has used it up. */
    default void starting(Thread thread) {}

    /** Makes a thread ready to take its first turn. */
    void start(ManagedThread thread);

    /** Passes the turn to {@code to}, or ends the execution if that is null; returns when {@code from} has it again. */
    void transfer(ManagedThread from, ManagedThread to);

    /** Passes the turn on for the last time; the thread must return to its caller at once. */
    void finished(ManagedThread from, ManagedThread to);

    /** A thread that cannot be unwound: never returns. */
    void abandon(ManagedThread thread);

    /** Whether threads are left that an execution's end could not get rid of. */
    int leaked();

    /** Whether a thread that runs has the JVM's thread of another one. */
    boolean hosts(ManagedThread thread);
}
