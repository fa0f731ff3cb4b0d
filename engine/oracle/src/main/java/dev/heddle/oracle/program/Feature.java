package dev.heddle.oracle.program;

/** What programs may be about beside plain and volatile fields. Each program has some of these. */
public enum Feature {
    ARRAYS(4),
    ATOMICS(3),
    /** Read-modify-writes of fields and elements through VarHandles. */
    HANDLES(6),
    /** With wait and notify. */
    MONITORS(2),
    LOCKS(3),
    /** Of locks; needs them. */
    CONDITIONS(6),
    RW_LOCKS(6),
    SEMAPHORES(6),
    LATCHES(8),
    PARKS(8),
    /** Waits that end when their time is over, and sleeps. */
    TIME_OUTS(6),
    INTERRUPTS(6),
    INPUTS(8),
    /** Objects that are made on the way and published while their constructors run, or after, or lazily once. */
    OBJECTS(4);

    private final int oneIn;

    Feature(int oneIn) {
        this.oneIn = oneIn;
    }

    /** One in so many programs has it, where it is not asked for. */
    int oneIn() {
        return oneIn;
    }
}
