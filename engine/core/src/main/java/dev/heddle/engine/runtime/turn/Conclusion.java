package dev.heddle.engine.runtime.turn;

import java.util.function.BooleanSupplier;

/** How the execution under way comes to its end, and whether it has. */
public final class Conclusion {

    /** Steps between two looks at whether the execution should be broken off. */
    private static final int STEPS_BETWEEN_LOOKS = 64;

    private BooleanSupplier breaksOff = () -> false;
    private boolean reached;
    private boolean abandoned;
    private boolean stopped;
    private boolean brokenOff;
    private boolean early;
    private Ending result;

    void begin() {
        reached = false;
        abandoned = false;
        stopped = false;
        brokenOff = false;
        early = false;
        result = null;
    }

    /** Whether no thread goes on any more: those that are left are being ended. */
    boolean isReached() {
        return reached;
    }

    /** What the execution ended in: the first failure, if there was one. */
    public Ending result() {
        return result;
    }

    /** Whether a thread has failed, or the execution is over. */
    public boolean hasResult() {
        return result != null;
    }

    /** Whether the program ended itself, or a limit did, while threads could have gone on. */
    public boolean isEarly() {
        return early;
    }

    /** Whether the strategy did not want to see the rest. */
    public boolean isAbandoned() {
        return abandoned;
    }

    /** Whether there was no time for the rest. */
    public boolean isBrokenOff() {
        return brokenOff;
    }

    /** Asks now and then whether there is no time for the rest of an execution. */
    public void breakOffWhen(BooleanSupplier condition) {
        breaksOff = condition;
    }

    /** A thread has failed, which need not be the end of the others. */
    void failed(Ending failure) {
        result = result == null ? failure : result;
    }

    void reach(Ending ending) {
        if (!reached) {
            reached = true;
            failed(ending);
        }
    }

    /** The end comes while threads could go on. */
    void leavesSomeBehind() {
        early = true;
    }

    /** No thread goes on because the strategy wants it so. */
    void stop() {
        stopped = true;
        reach(Ending.FINE);
    }

    /** Whether the strategy let no thread go on. */
    public boolean isStopped() {
        return stopped;
    }

    void abandon() {
        abandoned = true;
        reach(Ending.FINE);
    }

    /** Breaks the execution off if it is time to; {@code steps} is how many it has made. */
    boolean breakOff(int steps) {
        if (steps % STEPS_BETWEEN_LOOKS != 0 || !breaksOff.getAsBoolean()) {
            return false;
        }
        brokenOff = true;
        reach(Ending.FINE);
        return true;
    }
}
