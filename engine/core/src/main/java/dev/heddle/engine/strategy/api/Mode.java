package dev.heddle.engine.strategy.api;

/** How an operation touches a variable: two accesses depend on each other unless their modes agree. */
public enum Mode {
    /** Changes nothing. */
    READ,
    /** Changes it so that the order among changes of this kind does not matter: a count down, a read lock. */
    UNITE,
    /** Changes it. */
    WRITE;

    /** Whether the order of two accesses to one variable matters. */
    public boolean conflicts(Mode other) {
        return this == WRITE || this != other;
    }
}
