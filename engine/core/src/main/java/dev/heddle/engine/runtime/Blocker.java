package dev.heddle.engine.runtime;

/** What a thread waits for. */
interface Blocker {

    /** Whether the thread can go on now. */
    boolean ready(ManagedThread thread);

    /** The thread that must act first, if it is known; wait-for cycles are made of these. */
    default ManagedThread holder(ManagedThread waiting) {
        return null;
    }
}
