package dev.heddle.engine.runtime.state;

import dev.heddle.engine.strategy.api.Gate;

/** What a thread waits for. */
public interface Blocker {

    /** Whether the thread can go on now. */
    boolean ready(ManagedThread thread);

    /** When the thread can go on, as far as the state of the variable it is about tells. */
    default Gate gate(ManagedThread thread) {
        return Gate.UNKNOWN;
    }

    /** How much the thread needs, for a gate that counts. */
    default long need(ManagedThread thread) {
        return 0;
    }

    /** The thread that must act first, if it is known; wait-for cycles are made of these. */
    default ManagedThread holder(ManagedThread waiting) {
        return null;
    }

    /** Whether it comes from outside the execution, not from another thread. */
    default boolean comesFromOutside() {
        return false;
    }
}
