package dev.heddle.engine.model;

/**
 * What is to be known of a strategy without having it.
 *
 * @param name as in {@code --strategy}
 * @param purpose the question it answers, in one line
 * @param claim what it covers, if it comes to its end
 * @param bound what {@code --k} limits
 * @param focusable whether it can do without switches, or reads that see others, outside the lines in question
 * @param seeded whether another seed makes another search: only then do several workers share the work
 * @param needsValues whether its first execution must be followed with symbolic values
 */
public record StrategyDescriptor(
        String name, String purpose, Claim claim, Bound bound, boolean focusable, boolean seeded, boolean needsValues) {

    /** What {@code --k} means to a strategy. */
    public enum Bound {
        NONE,
        /** Of preemptions in a schedule; 0 is allowed. */
        PREEMPTIONS,
        /** Of writes of other threads that a thread reads; 0 is allowed. */
        INTERFERENCES,
        /** How many orders make a bug: one more than there are points of change; from 1. */
        DEPTH
    }

    public static StrategyDescriptor of(String name, Claim claim, String purpose) {
        return new StrategyDescriptor(name, purpose, claim, Bound.NONE, false, false, false);
    }

    StrategyDescriptor boundedBy(Bound newBound) {
        return new StrategyDescriptor(name, purpose, claim, newBound, focusable, seeded, needsValues);
    }

    StrategyDescriptor withFocus() {
        return new StrategyDescriptor(name, purpose, claim, bound, true, seeded, needsValues);
    }

    StrategyDescriptor withSeed() {
        return new StrategyDescriptor(name, purpose, claim, bound, focusable, true, needsValues);
    }

    StrategyDescriptor withValues() {
        return new StrategyDescriptor(name, purpose, claim, bound, focusable, seeded, true);
    }
}
