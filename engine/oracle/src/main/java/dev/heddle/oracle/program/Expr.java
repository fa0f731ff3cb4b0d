package dev.heddle.oracle.program;

/** A value that only depends on a thread's own variables. */
public sealed interface Expr {

    record Constant(int value) implements Expr {}

    /** {@code local + add}. */
    record Local(int index, int add) implements Expr {}

    /** An input of the program, between 0 and {@code most}; {@code fallback} where nobody chooses it. */
    record Input(String name, int fallback, int most) implements Expr {}

    static Expr of(int value) {
        return new Constant(value);
    }

    static Expr local(int index) {
        return new Local(index, 0);
    }
}
