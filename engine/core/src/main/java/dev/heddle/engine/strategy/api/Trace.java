package dev.heddle.engine.strategy.api;

import dev.heddle.engine.model.Op;

/**
 * What the execution under way has done so far, for strategies that reason about order. A step is what one thread
 * does from one scheduling point to its next; it consists of accesses to variables. Threads and variables have numbers
 * here that stand for the same thread and variable in every execution.
 */
public interface Trace {

    /** Key of what executions end in. */
    long OUTCOME = -1;
    /** Key of the clock. */
    long CLOCK = -2;

    int steps();

    int thread(int step);

    /** Accesses of a step are numbered from here to the first of the next step. */
    int first(int step);

    int end(int step);

    /** The step without which this one would not have been possible, such as the notify of a wake-up; or -1. */
    int enabler(int step);

    /** The set of threads waiting for a notification that the step's thread joined with it, as a variable; 0 if it did not. */
    default long waitsIn(int step) {
        return 0;
    }

    /** Whether the step's thread has ended with it. */
    boolean ends(int step);

    /** Whether the step's thread has not ended with it, but makes no other, because of a limit. */
    default boolean halts(int step) {
        return false;
    }

    /**
     * Whether time passed right before the step, because no thread could go on: nothing behind could have come before, and
     * nothing before could have come behind.
     */
    default boolean timePassed(int step) {
        return false;
    }

    /**
     * Whether time passes right before the step that is to be chosen. What threads waited for until then is
     * {@link #pending}, as at an end.
     */
    default boolean timePasses() {
        return false;
    }

    /** Whether time passed while threads were busy, so that the order of operations does not tell when. */
    default boolean timeSlipped() {
        return false;
    }

    long key(int access);

    Mode mode(int access);

    /** Whether the access might have written, had it come at another time: a compare-and-set, an attempt on a lock. */
    boolean mayWrite(int access);

    Gate gate(int access);

    long need(int access);

    /** State of what is accessed, before and after; what it means is up to the gates. */
    long before(int access);

    long after(int access);

    /** Whether the step's thread has what it accessed for itself alone when the step is over: a monitor, or a lock. */
    default boolean owns(int access) {
        return false;
    }

    /**
     * Equal for operations that may have to wait at the same place in the code; 0 for others, and unless the strategy
     * {@linkplain Strategy#wantsPlaces wants places}.
     */
    default int place(int access) {
        return 0;
    }

    /**
     * Number of the statement that made the access, or was about to; 0 for none, and unless the strategy {@linkplain
     * Strategy#wantsContacts wants contacts}.
     */
    default int statement(int access) {
        return 0;
    }

    /** Whether the thread of a step comes before that of another in the order of their paths, which no schedule changes. */
    default boolean isFirstThread(int step, int other) {
        return thread(step) < thread(other);
    }

    /**
     * Whether the access writes to an object that its thread has made, before others could find it. Not known unless the strategy
     * {@linkplain Need#VALUES needs values}.
     */
    default boolean comesWithReference(int access) {
        return false;
    }

    /** Whether the access was made in the focus of the strategy; not known where there is none. */
    default boolean inFocus(int access) {
        return false;
    }

    /** Values that the schedule chose within the step. */
    int picks(int step);

    int pick(int step, int i);

    int pickBound(int step, int i);

    /**
     * Operations that threads had announced but not made when the execution ended, or when time passes. They are numbered as steps
     * from {@link #steps} on, with the access that they were about to make, and that to the clock if it was a time-out.
     */
    int pending();

    /** What the operation waited for; null if it never waits, or unless the strategy {@linkplain Strategy#wantsValues wants values}. */
    default Waiting waiting(int access) {
        return null;
    }

    /**
     * The queue that the operation is about, where its order matters; null elsewhere, or unless the strategy
     * {@linkplain Strategy#wantsValues wants values}.
     */
    default Queueing queueing(int access) {
        return null;
    }

    /** Of a step that begins a wait for a notification, the interrupt flag that may end it, as a variable; 0 if none can. */
    default long waitEndsBy(int step) {
        return 0;
    }

    /** Name of the thread that made a step. */
    default String threadName(int step) {
        return "thread " + thread(step);
    }

    /** What kind of operation the access belongs to; null where the step only happens to depend on the variable. */
    default Op op(int access) {
        return null;
    }

    /** What stands for the object that the variable belongs to in every execution; 0 for none. */
    default long object(int access) {
        return 0;
    }

    /** What an access is to people; null unless the strategy {@linkplain Need#NAMES needs names}. */
    default AccessDescription told(int access) {
        return null;
    }
}
