package dev.heddle.engine.symbolic;

/** What kind of value an expression has. Types smaller than int are ints, as they are to the JVM. */
public enum Sort {
    BOOL,
    INT,
    LONG
}
