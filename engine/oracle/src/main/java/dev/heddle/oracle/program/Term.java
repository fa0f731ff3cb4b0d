package dev.heddle.oracle.program;

/** A value that only depends on a thread's own variables. */
public sealed interface Term {

    record Constant(int value) implements Term {}

    /** {@code local + add}. */
    record Local(int index, int add) implements Term {}

    /** An input of the program, between 0 and {@code most}; {@code fallback} where nobody chooses it. */
    record Input(String name, int fallback, int most) implements Term {}

    static Term of(int value) {
        return new Constant(value);
    }

    static Term local(int index) {
        return new Local(index, 0);
    }
}
