package dev.heddle.engine.symbolic;

import dev.heddle.engine.symbolic.expr.Expr;

/**
 * Knows the values that go to variables which several threads touch, and come from there. What a thread reads there is a symbol of
 * its own, because in another order it would be another value.
 */
public interface SharedValues {

    /** What became of a value that is being written. */
    enum Written {
        /** It goes to a variable that only one thread touches. */
        ELSEWHERE,
        KEPT,
        /** The variable does not take such values: nothing is known of it but what it was. */
        LOST
    }

    /**
     * The symbol of the value that the running thread has just read from a field; a constant if such values are not followed, and
     * null if it was no variable that several threads touch.
     */
    Expr readField(Object owner, int site);

    /** The same for an element of an array. */
    Expr readElement(Object array, int index);

    /** The same for what an atomic operation has found; {@code index} is that of an element, or below zero. */
    Expr readAtomic(Object owner, int index);

    /** The running thread is writing a value to the field that it has announced. */
    Written writeField(Object owner, int site, Expr value);

    Written writeElement(Object array, int index, Expr value);

    Written writeAtomic(Object owner, int index, Expr value);

    /**
     * The running thread has decided something that depends on such values, or on inputs.
     *
     * @param place whether it is which element the operation under way is about
     */
    void decided(Branch branch, boolean place);
}
