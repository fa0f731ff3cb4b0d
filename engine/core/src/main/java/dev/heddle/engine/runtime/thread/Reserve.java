package dev.heddle.engine.runtime.thread;

/**
 * Memory put by for the moment in which the test has used up all the rest: the engine keeps the objects of an execution until
 * the next one begins, and needs some to say what happened.
 */
public final class Reserve {

    /** Small enough to be ordinary objects to every garbage collector. */
    private static final int BLOCK = 64 << 10;
    private static final int BLOCKS = 64;

    private byte[][] blocks;

    /** Puts memory by again if it was used; after an execution that keeps all memory there may be none. */
    public void fill() {
        if (blocks == null) {
            // Loads the class, for which there is no memory later.
            OutOfMemory.isCauseOf(null);
            try {
                blocks = new byte[BLOCKS][BLOCK];
            } catch (OutOfMemoryError none) {
                blocks = null;
            }
        }
    }

    /** Gives the memory back if that is what a thread has failed for. */
    void releaseIfNeeded(Throwable failure) {
        if (OutOfMemory.isCauseOf(failure)) {
            release();
        }
    }

    public void release() {
        blocks = null;
    }
}
