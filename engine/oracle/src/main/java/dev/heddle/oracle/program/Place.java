package dev.heddle.oracle.program;

/** A shared variable that can be read and written. */
public sealed interface Place {

    /** A field. */
    record Field(int index) implements Place {}

    /** An element of an array; the index counts modulo the array's length. */
    record Element(int array, Term index) implements Place {}

    /** The value of an AtomicInteger. */
    record Atomic(int index) implements Place {}
}
