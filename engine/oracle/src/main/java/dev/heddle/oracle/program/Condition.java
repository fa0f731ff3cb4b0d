package dev.heddle.oracle.program;

/** A comparison of values that a thread has already. */
public record Condition(Term left, Comparison comparison, Term right) {

    /** How two values are compared. */
    public enum Comparison {
        EQUAL("=="),
        DIFFERENT("!="),
        LESS("<");

        private final String symbol;

        Comparison(String symbol) {
            this.symbol = symbol;
        }

        public String symbol() {
            return symbol;
        }
    }
}
