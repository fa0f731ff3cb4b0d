package dev.heddle.oracle.brute;

import dev.heddle.oracle.program.Condition;
import dev.heddle.oracle.program.Expr;
import dev.heddle.oracle.program.Place;

/**
 * One instruction of a thread, as the enumerator runs it. What the numbers mean depends on the kind.
 *
 * @param index the monitor, lock, atomic or thread it is about
 * @param local the local variable that it sets
 * @param target where a jump goes
 * @param site number of the statement in outcomes
 */
record Instruction(
        Kind kind, int index, int local, int target, int site, Place place, Expr first, Expr second,
        Condition condition) {

    /** What an instruction does. Steps are those that other threads can come before. */
    enum Kind {
        BEGIN(true),
        READ(true),
        WRITE(true),
        ADD(true),
        COMPARE_AND_SET(true),
        ENTER(true),
        LOCK(true),
        UNLOCK(true),
        /** Jumps if the lock is not to be had. */
        TRY_LOCK(true),
        WAIT(true),
        WAKE(true),
        NOTIFY(true),
        NOTIFY_ALL(true),
        JOIN(true),
        ACQUIRE(true),
        RELEASE(true),
        AWAIT(true),
        COUNT_DOWN(true),
        PARK(true),
        UNPARK(true),
        ASSIGN(false),
        /** Jumps if the condition does not hold. */
        UNLESS(false),
        JUMP(false),
        EXIT(false),
        START(false),
        FAIL(false),
        END(false);

        final boolean step;

        Kind(boolean step) {
            this.step = step;
        }
    }

    static Instruction of(Kind kind, int index) {
        return new Instruction(kind, index, -1, -1, -1, null, null, null, null);
    }

    static Instruction at(Kind kind, int index, int site) {
        return new Instruction(kind, index, -1, -1, site, null, null, null, null);
    }

    static Instruction read(int local, Place from) {
        return new Instruction(Kind.READ, -1, local, -1, -1, from, null, null, null);
    }

    static Instruction write(Place to, Expr value) {
        return new Instruction(Kind.WRITE, -1, -1, -1, -1, to, value, null, null);
    }

    static Instruction assign(int local, Expr value) {
        return new Instruction(Kind.ASSIGN, -1, local, -1, -1, null, value, null, null);
    }

    static Instruction unless(Condition condition) {
        return new Instruction(Kind.UNLESS, -1, -1, -1, -1, null, null, null, condition);
    }

    Instruction to(int newTarget) {
        return new Instruction(kind, index, local, newTarget, site, place, first, second, condition);
    }
}
