package dev.heddle.engine.runtime.state;

/**
 * Tells whether a thread keeps reading values that nobody has changed. It remembers the last few variables
 * the thread has read with the version it saw: a read of a remembered variable at the same version is a
 * repetition, anything new or any write of its own starts afresh.
 */
public final class SpinDetector {

    private static final int MEMORY = 8;
    /** From here on a thread counts as spinning: other threads should get the turn. */
    public static final int SPINNING = 6;

    private final int[] variables = new int[MEMORY];
    private final int[] versions = new int[MEMORY];
    private int size;
    private int next;
    private int repetitions;

    public void progress() {
        size = 0;
        next = 0;
        repetitions = 0;
    }

    public void read(int variable, int version) {
        for (int i = 0; i < size; i++) {
            if (variables[i] == variable) {
                if (versions[i] == version) {
                    repetitions++;
                } else {
                    versions[i] = version;
                    repetitions = 0;
                }
                return;
            }
        }
        variables[next] = variable;
        versions[next] = version;
        next = (next + 1) % MEMORY;
        size = Math.min(size + 1, MEMORY);
        repetitions = 0;
    }

    /** How often in a row it has read values that nobody has changed. */
    public int repetitions() {
        return repetitions;
    }

    public boolean spins(VariableTable table) {
        if (repetitions < SPINNING) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            if (table.version(variables[i]) != versions[i]) {
                return false;
            }
        }
        return true;
    }
}
