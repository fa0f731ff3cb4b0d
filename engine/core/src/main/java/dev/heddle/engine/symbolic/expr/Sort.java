package dev.heddle.engine.symbolic.expr;

/** What kind of value an expression has. Types smaller than int are ints, as they are to the JVM. */
public enum Sort {
    BOOL,
    INT,
    LONG,
    /** Constants are the bits of a number, as {@code Float.floatToIntBits} gives them. */
    FLOAT,
    /** Constants are the bits of a number, as {@code Double.doubleToLongBits} gives them. */
    DOUBLE,
    /** A moment: only which of two comes first matters. */
    ORDER;

    public boolean isFloating() {
        return this == FLOAT || this == DOUBLE;
    }
}
