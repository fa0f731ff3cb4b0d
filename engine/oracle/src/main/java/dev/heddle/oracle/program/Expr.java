package dev.heddle.oracle.program;

/** A value that only depends on a thread's own variables. */
public sealed interface Expr {

    record Constant(int value) implements Expr {}

    /** {@code local + add}. */
    record Local(int index, int add) implements Expr {}

    /** An input of the program. It has one value for now: strategies that choose inputs will choose it. */
    record Input(String name, int value) implements Expr {}

    static Expr of(int value) {
        return new Constant(value);
    }

    static Expr local(int index) {
        return new Local(index, 0);
    }
}
