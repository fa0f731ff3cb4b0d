package dev.heddle.engine.model;

import java.util.Locale;

/** The kinds of visible operation. */
public enum Op {
    READ,
    WRITE,
    /** A read-modify-write that wrote. */
    UPDATE,
    /** A compare-and-set that failed: it only read. */
    FAILED_UPDATE,
    ACQUIRE,
    RELEASE,
    /** An attempt on a synchronizer that does not block, such as tryLock. */
    TRY_ACQUIRE,
    /** Gives up the monitor or lock and starts to wait. */
    WAIT,
    /** Ends a wait: notified, interrupted or spuriously woken. */
    WAKE,
    /** Ends a wait, sleep, park or timed attempt because its time ran out. */
    TIME_OUT,
    NOTIFY,
    NOTIFY_ALL,
    PARK,
    UNPARK,
    FORK,
    BEGIN,
    END,
    JOIN,
    INTERRUPT,
    /** Reads or clears an interrupt flag. */
    INTERRUPTED,
    SLEEP,
    YIELD,
    /** Ends the program. */
    EXIT,
    /** A value that the schedule chooses, such as which waiter a notify wakes. */
    CHOICE,
    /** What the thread has thrown ends it; only where several threads of an execution fail. */
    FAIL,
    /** Takes something in from a socket, channel or pipe. */
    INPUT,
    /** Sends something to one, closes it or changes what is awaited from it. */
    OUTPUT;

    /** The name in schedules, results and reports. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether the operation changes what it is on. */
    public boolean writes() {
        return this != READ && this != FAILED_UPDATE;
    }
}
