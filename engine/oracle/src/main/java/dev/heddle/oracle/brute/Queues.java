package dev.heddle.oracle.brute;

import dev.heddle.oracle.brute.Instruction.Kind;

/**
 * Who waits for whom: the queues of read-write locks and conditions, in which threads have ranks, and the wait sets of monitors,
 * in which they do not. All of it is in the numbers of a state.
 */
final class Queues {

    private final Instruction[][] code;
    /** Where the numbers of each thread begin. */
    private final int[] threads;

    Queues(Instruction[][] code, int[] threads) {
        this.code = code;
        this.threads = threads;
    }

    /** The thread that is first in the queue of a read-write lock, or -1. */
    int head(int[] state, int rwLock) {
        for (int t = 0; t < threads.length; t++) {
            if (state[threads[t] + Machine.RANK] == 1) {
                Instruction i = code[t][state[threads[t] + Machine.POSITION]];
                if ((i.kind() == Kind.READ_LOCK || i.kind() == Kind.WRITE_LOCK) && i.index() == rwLock) {
                    return t;
                }
            }
        }
        return -1;
    }

    /** Whether two threads that stand in queues stand in the same. */
    private boolean sameQueue(int[] state, int t, int other) {
        Instruction one = code[t][state[threads[t] + Machine.POSITION]];
        Instruction two = code[other][state[threads[other] + Machine.POSITION]];
        return (one.kind() == Kind.CONDITION_WAKE) == (two.kind() == Kind.CONDITION_WAKE) && one.index() == two.index();
    }

    /** Puts a thread, whose position is already that at which it waits, behind all others in its queue. */
    void enter(int[] state, int t) {
        int rank = 1;
        for (int other = 0; other < threads.length; other++) {
            if (other != t && state[threads[other] + Machine.RANK] > 0 && sameQueue(state, t, other)) {
                rank++;
            }
        }
        state[threads[t] + Machine.RANK] = rank;
    }

    void leave(int[] state, int t) {
        int rank = state[threads[t] + Machine.RANK];
        for (int other = 0; rank > 0 && other < threads.length; other++) {
            if (state[threads[other] + Machine.RANK] > rank && sameQueue(state, t, other)) {
                state[threads[other] + Machine.RANK]--;
            }
        }
        state[threads[t] + Machine.RANK] = 0;
    }

    /** Lets the first thread that waits for a condition go on; false if there is none. */
    boolean signal(int[] state, int lock) {
        for (int t = 0; t < threads.length; t++) {
            int base = threads[t];
            if (state[base + Machine.RANK] == 1 && state[base + Machine.WAIT] == Machine.WAITING
                    && code[t][state[base + Machine.POSITION]].kind() == Kind.CONDITION_WAKE
                    && code[t][state[base + Machine.POSITION]].index() == lock) {
                leave(state, t);
                state[base + Machine.WAIT] = Machine.NOTIFIED;
                return true;
            }
        }
        return false;
    }

    /** Whether the thread waits in the wait set of a monitor. */
    boolean waits(int[] state, int t, int monitor) {
        return state[threads[t] + Machine.WAIT] == Machine.WAITING
                && code[t][state[threads[t] + Machine.POSITION]].kind() == Kind.WAKE
                && code[t][state[threads[t] + Machine.POSITION]].index() == monitor;
    }

    boolean anyWaits(int[] state, int monitor) {
        for (int t = 0; t < threads.length; t++) {
            if (waits(state, t, monitor)) {
                return true;
            }
        }
        return false;
    }
}
