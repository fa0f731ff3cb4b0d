package dev.heddle.oracle.brute;

import dev.heddle.oracle.program.Condition;
import dev.heddle.oracle.program.Place;
import dev.heddle.oracle.program.Term;

/**
 * One instruction of a thread, as the enumerator runs it. What the numbers mean depends on the kind.
 *
 * @param index the monitor, lock or thread it is about; of the monitor of an object -2 less the local that has the object
 * @param local the local variable that it sets
 * @param target where a jump goes; where a wait goes on that is interrupted
 * @param late where a wait goes on whose time is over; -1 if it has no limit of time
 * @param site number of the statement in outcomes
 */
record Instruction(
        Kind kind, int index, int local, int target, int late, int site, Place place, Term first, Term second,
        Condition condition) {

    /** What an instruction does. Steps are those that other threads can come before. */
    enum Kind {
        BEGIN(true),
        READ(true),
        WRITE(true),
        ADD_AND_GET(true),
        GET_AND_ADD(true),
        GET_AND_SET(true),
        COMPARE_AND_SET(true),
        ENTER(true),
        LOCK(true),
        UNLOCK(true),
        /** Jumps if the lock is not to be had. */
        TRY_LOCK(true),
        /** Tries to get a read or write lock, else stands in its queue. */
        QUEUE_READ(true),
        QUEUE_WRITE(true),
        /** Waits in the queue; no step for a thread that is not in it. */
        READ_LOCK(true),
        WRITE_LOCK(true),
        READ_UNLOCK(true),
        WRITE_UNLOCK(true),
        TRY_READ_LOCK(true),
        TRY_WRITE_LOCK(true),
        WAIT(true),
        WAKE(true),
        NOTIFY(true),
        NOTIFY_ALL(true),
        /** Gets the monitor back after a wait that ended without a notify. */
        ENTER_AGAIN(true),
        CONDITION_WAIT(true),
        CONDITION_WAKE(true),
        SIGNAL(true),
        SIGNAL_ALL(true),
        LOCK_AGAIN(true),
        TIMED_LOCK(true),
        /** Before an operation that an interrupt ends. */
        CHECK_INTERRUPTED(true),
        INTERRUPT(true),
        LOOK_INTERRUPTED(true),
        CLEAR_INTERRUPTED(true),
        SLEEP(true),
        /** The end of a thread where others can see that it has not come yet. */
        VISIBLE_END(true),
        JOIN(true),
        ACQUIRE(true),
        RELEASE(true),
        AWAIT(true),
        COUNT_DOWN(true),
        PARK(true),
        UNPARK(true),
        /** Sets a field of an object that nobody else knows yet. */
        INITIALIZE(false),
        ASSIGN(false),
        /** Jumps if the condition does not hold. */
        UNLESS(false),
        JUMP(false),
        EXIT(false),
        /** What is left to do when a wait that was interrupted has its monitor or lock again. */
        FORGET_INTERRUPT(false),
        START(false),
        /** A step if an execution ends with the first. */
        FAIL(false),
        END(false);

        final boolean step;

        Kind(boolean step) {
            this.step = step;
        }
    }

    static Instruction of(Kind kind, int index) {
        return new Instruction(kind, index, -1, -1, -1, -1, null, null, null, null);
    }

    static Instruction at(Kind kind, int index, int site) {
        return new Instruction(kind, index, -1, -1, -1, site, null, null, null, null);
    }

    static Instruction read(int local, Place from) {
        return new Instruction(Kind.READ, -1, local, -1, -1, -1, from, null, null, null);
    }

    static Instruction write(Place to, Term value) {
        return new Instruction(Kind.WRITE, -1, -1, -1, -1, -1, to, value, null, null);
    }

    static Instruction initialize(Place to, Term value) {
        return new Instruction(Kind.INITIALIZE, -1, -1, -1, -1, -1, to, value, null, null);
    }

    static Instruction assign(int local, Term value) {
        return new Instruction(Kind.ASSIGN, -1, local, -1, -1, -1, null, value, null, null);
    }

    static Instruction unless(Condition condition) {
        return new Instruction(Kind.UNLESS, -1, -1, -1, -1, -1, null, null, null, condition);
    }

    Instruction to(int newTarget) {
        return new Instruction(kind, index, local, newTarget, late, site, place, first, second, condition);
    }

    Instruction late(int newLate) {
        return new Instruction(kind, index, local, target, newLate, site, place, first, second, condition);
    }

    static Instruction update(Kind kind, int local, Place place, Term first, Term second) {
        return new Instruction(kind, -1, local, -1, -1, -1, place, first, second, null);
    }

    /** One that sets a local and needs nothing else. */
    static Instruction look(Kind kind, int local) {
        return new Instruction(kind, -1, local, -1, -1, -1, null, null, null, null);
    }
}
