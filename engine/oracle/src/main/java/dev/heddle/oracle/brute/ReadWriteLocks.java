package dev.heddle.oracle.brute;

/**
 * Read-write locks that are not fair, in the numbers of a state: for each lock its writer + 1, how often that has it, and
 * how often each thread has it for reading. A writer may overtake whoever waits; a reader may not overtake a writer at the
 * head of the queue, unless it has the lock already.
 */
final class ReadWriteLocks {

    private final int first;
    private final int threads;

    /**
     * Makes the locks of a program.
     *
     * @param first where their numbers begin
     */
    ReadWriteLocks(int first, int threads) {
        this.first = first;
        this.threads = threads;
    }

    /** How many numbers each lock has. */
    int width() {
        return 2 + threads;
    }

    private int base(int lock) {
        return first + lock * width();
    }

    /** The thread that has it for writing, or -1. */
    int writer(int[] state, int lock) {
        return state[base(lock)] - 1;
    }

    boolean reads(int[] state, int lock, int t) {
        return state[base(lock) + 2 + t] > 0;
    }

    boolean anyReader(int[] state, int lock) {
        for (int t = 0; t < threads; t++) {
            if (reads(state, lock, t)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the thread gets it at once because of what it has already. */
    boolean reenters(int[] state, int lock, int t, boolean write) {
        int writer = writer(state, lock);
        return writer == t || !write && writer < 0 && reads(state, lock, t);
    }

    /** Whether the thread may have it as far as others that have it are concerned. */
    boolean isFree(int[] state, int lock, int t, boolean write) {
        int writer = writer(state, lock);
        return writer == t || writer < 0 && !(write && anyReader(state, lock));
    }

    void take(int[] state, int lock, int t, boolean write) {
        int base = base(lock);
        if (write) {
            state[base] = t + 1;
            state[base + 1]++;
        } else {
            state[base + 2 + t]++;
        }
    }

    void release(int[] state, int lock, int t, boolean write) {
        int base = base(lock);
        if (!write) {
            state[base + 2 + t]--;
        } else if (--state[base + 1] == 0) {
            state[base] = 0;
        }
    }
}
