package dev.heddle.bootstrap;

/**
 * Counts the steps of a traced execution, so that a debugger can be stopped at one of them. Heddle writes {@code goal} and
 * sets a breakpoint in {@link #reached} over the debugger's connection, which knows them by their names.
 */
public final class ReplaySteps {

    /** Number of the step at which to stop; 0 for none. */
    private static volatile int goal;

    /** Number of the step that was begun last. */
    private static volatile int step;

    private ReplaySteps() {}

    /** The thread that has the turn is about to make this step. */
    public static void begin(int number) {
        step = number;
        if (number == goal) {
            reached();
        }
    }

    /** Does nothing: a place for a breakpoint. */
    private static void reached() {}
}
