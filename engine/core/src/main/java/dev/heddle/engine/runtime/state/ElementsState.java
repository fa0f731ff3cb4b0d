package dev.heddle.engine.runtime.state;

/**
 * The elements of an array while only one thread touches them: then it is enough to know when it last read and
 * wrote any of them. For a second thread each element counts as touched at those moments.
 */
public final class ElementsState {

    private static final int SEVERAL = -1;
    private static final int NEVER = -1;

    private final int first;
    private final boolean shared;
    private int only;
    private int readClock;
    private int writeClock;
    private int readStep = NEVER;
    private int writeStep = NEVER;

    public ElementsState(int first, boolean shared) {
        this.first = first;
        this.shared = shared;
        this.only = shared ? SEVERAL : first;
    }

    /** Whether the elements are scheduling points. */
    public boolean shared() {
        return shared;
    }

    /** The step of the last write, or else read, that was not followed; -1 if there was none. */
    public int lastStep(boolean write) {
        return write ? writeStep : readStep;
    }

    /** Notes an access in a step; true if there is no more to do, because the array is still one thread's own. */
    public boolean exclusive(ManagedThread t, boolean write, int step) {
        if (only != t.number) {
            only = SEVERAL;
            return false;
        }
        if (write) {
            writeClock = t.clocks[t.number];
            writeStep = step;
        } else {
            readClock = t.clocks[t.number];
            readStep = step;
        }
        return true;
    }

    /** Tells a new element's variable of the accesses that were not followed. */
    public void seed(VariableTable variables, int v) {
        variables.seed(v, first, readClock, writeClock);
    }
}
