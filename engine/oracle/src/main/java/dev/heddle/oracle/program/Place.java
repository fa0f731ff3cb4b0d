package dev.heddle.oracle.program;

/** A shared variable that can be read and written. */
public sealed interface Place {

    /** A field. */
    record Field(int index) implements Place {}

    /** An element of an array; the index counts modulo the array's length. */
    record Element(int array, Term index) implements Place {}

    /** A shared variable for an object; its value is an object. */
    record Slot(int index) implements Place {}

    /** A field of the object that a local variable holds; an access to it is left out if it holds none. */
    record Member(int ref, int field) implements Place {}

    /** The value of an AtomicInteger. */
    record Atomic(int index) implements Place {}
}
