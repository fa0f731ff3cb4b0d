package dev.heddle.engine.instrument;

/** How much of a class is changed, each including the one before. */
enum Treatment {
    /** The class is left alone. */
    NONE,
    /** Only its static initialiser, during which no hook has an effect: it runs once, not in every execution. */
    INITIALIZER,
    /** Also the methods of the table. */
    METHODS,
    /** Also calls of methods that are replaced where they are called, such as {@code System.nanoTime}. */
    CALLS,
    /** Accesses, allocations, monitors and calls. */
    FULL
}
