package dev.heddle.engine.instrument;

/** How much of a class is changed. Methods listed in {@link MethodTable} are changed in any case but the first. */
enum Treatment {
    /** The class is left alone. */
    NONE,
    /** Only the methods of the table. */
    METHODS,
    /** Also calls of methods that are replaced where they are called, such as {@code System.nanoTime}. */
    CALLS,
    /** Accesses, allocations, monitors and calls. */
    FULL
}
