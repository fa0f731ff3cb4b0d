package dev.heddle.oracle.brute;

/**
 * Who has seen whose writes, by the definition of an interference (docs/interference.md). For each variable a state has, of its last
 * write, the threads that it comes before because of starts and joins, or that made it, and the threads that have seen it otherwise;
 * for each thread how many interferences it has had.
 */
final class SeenWrites {

    private static final int MOST_THREADS = 15;

    private final int first;
    private final int variables;
    private final int threads;

    /** @param first where its numbers begin in a state */
    SeenWrites(int first, int variables, int threads) {
        if (threads > MOST_THREADS) {
            throw new IllegalArgumentException(threads + " threads");
        }
        this.first = first;
        this.variables = variables;
        this.threads = threads;
    }

    int size() {
        return variables + threads;
    }

    /** What variables have in the beginning is nobody's write. */
    void begin(int[] state) {
        for (int variable = 0; variable < variables; variable++) {
            state[first + variable] = (1 << threads) - 1;
        }
    }

    /** A thread is about to access a variable. */
    void watch(int[] state, int t, Instruction access, Variables memory) {
        int cell = memory.cell(state, t, access.place());
        if (access.kind() != Instruction.Kind.WRITE) {
            reads(state, t, cell);
        }
        boolean fails = access.kind() == Instruction.Kind.COMPARE_AND_SET
                && state[cell] != memory.value(state, t, access.first());
        if (access.kind() != Instruction.Kind.READ && !fails) {
            state[first + cell] = 1 << t;
        }
    }

    private void reads(int[] state, int t, int variable) {
        int known = 1 << t;
        int seen = known << threads;
        if ((state[first + variable] & (known | seen)) == 0) {
            state[first + variable] |= seen;
            state[first + variables + t]++;
        }
    }

    void starts(int[] state, int t, int other) {
        for (int variable = first; variable < first + variables; variable++) {
            boolean known = (state[variable] >> t & 1) != 0;
            state[variable] = known ? state[variable] | 1 << other : state[variable] & ~(1 << other);
        }
    }

    void joins(int[] state, int t, int other) {
        for (int variable = first; variable < first + variables; variable++) {
            state[variable] |= (state[variable] >> other & 1) << t;
        }
    }

    int count(int[] state, int t) {
        return state[first + variables + t];
    }
}
