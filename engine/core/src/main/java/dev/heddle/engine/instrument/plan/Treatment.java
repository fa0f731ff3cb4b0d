package dev.heddle.engine.instrument.plan;

/** How much of a class is changed. */
public enum Treatment {
    /** The class is left alone. */
    NONE,
    /** Only its static initialiser, during which no hook has an effect: it runs once, not in every execution. */
    INITIALIZER,
    /** No hook has an effect while any of its methods runs. */
    QUIET,
    /** A call of one of its objects' methods is one access to all of the object, and no hook has an effect while it runs. */
    WHOLE,
    /** Only its static initialiser and the methods of the table. */
    METHODS,
    /** Also calls of methods that are replaced where they are called, such as {@code System.nanoTime}. */
    CALLS,
    /** Only its static initialiser and its monitors, which must not be held for real when the turn passes on. */
    MONITORS,
    /** Accesses, allocations, monitors and calls. */
    FULL
}
