package dev.heddle.oracle.brute;

import dev.heddle.oracle.program.Place;

/**
 * Who has seen whose writes, by the definition of an interference (docs/interference.md). For each variable a state has, of its last
 * write, the threads that it comes before because of starts and joins, or that made it, and the threads that have seen it otherwise;
 * for each thread how many interferences it has had, and which objects it has made without having let others find any since.
 */
final class SeenWrites {

    private static final int MOST_THREADS = 15;
    /** Of a write that everybody has anyway. */
    private static final int NOBODYS = (1 << MOST_THREADS) - 1;

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
        return variables + 2 * threads;
    }

    /** What variables have in the beginning is nobody's write. */
    void begin(int[] state) {
        for (int variable = 0; variable < variables; variable++) {
            state[first + variable] = NOBODYS;
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
            boolean comesAlong = (unpublished(state, t) & memory.owner(state, t, access.place())) != 0;
            state[first + cell] = comesAlong ? NOBODYS : 1 << t;
        }
        if (access.place() instanceof Place.Slot && access.kind() == Instruction.Kind.WRITE
                && memory.value(state, t, access.first()) != 0) {
            publish(state, t);
        }
    }

    /** A thread sets a field in a constructor that has not let anybody find the object. */
    void makes(int[] state, int t, int box) {
        state[first + variables + threads + t] |= box;
    }

    private int unpublished(int[] state, int t) {
        return state[first + variables + threads + t];
    }

    /** What a thread has made may be found from now on. */
    private void publish(int[] state, int t) {
        state[first + variables + threads + t] = 0;
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
        publish(state, t);
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
