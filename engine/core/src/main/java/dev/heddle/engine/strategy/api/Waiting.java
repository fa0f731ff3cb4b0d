package dev.heddle.engine.strategy.api;

/**
 * What an operation waited for, and what else may end its wait.
 *
 * @param key of the variable whose state tells when it is possible; for a wait for a notification, that of the monitor or lock
 * @param gate when it is possible, as far as that state tells, whatever else may end the wait
 * @param need how much it needs, for a gate that counts
 * @param notified whether it also needs a notification
 * @param limited whether its time may run out now
 * @param spurious whether it may end for no reason
 * @param interruptKey of the interrupt flag that may end it; 0 if none can
 * @param end why it ended; null if it has not
 */
public record Waiting(long key, Gate gate, long need, boolean notified, boolean limited, boolean spurious, long interruptKey, End end) {

    /** Why a wait ends. */
    public enum End {
        /** What was waited for has come. */
        CAME,
        INTERRUPTED,
        TIMED_OUT,
        SPURIOUS
    }

    /** Whether something other than what is waited for may end it. */
    public boolean mayLeave() {
        return limited || spurious || interruptKey != 0;
    }
}
