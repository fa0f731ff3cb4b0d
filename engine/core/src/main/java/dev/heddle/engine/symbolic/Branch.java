package dev.heddle.engine.symbolic;

import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;

/**
 * A decision of an execution that depends on inputs.
 *
 * @param thread number of the thread, as traces have it: the same in every execution
 * @param step the step of the trace in which it was made; -1 where the strategy does not observe steps
 * @param access how many accesses the trace had before it
 * @param condition what decided
 * @param taken whether it held
 */
public record Branch(
        int thread, int step, int access, Kind kind, Expr condition, boolean taken, SourceLocation at) {

    /** What is decided. */
    public enum Kind {
        /** Which way a jump or switch goes, or whether an assertion or assumption holds. */
        JUMP,
        /** Whether an index, a length or a divisor is one that does not make the instruction throw. */
        CHECK,
        /**
         * That a value is what it was, because it went where it could not be followed: what comes after
         * may depend on it in ways that are not known.
         */
        PINNED
    }

    /** What held. */
    public Expr holding(Expressions expressions) {
        return taken ? condition : expressions.not(condition);
    }

    /** What would have to hold for the execution to go the other way. */
    public Expr other(Expressions expressions) {
        return taken ? expressions.not(condition) : condition;
    }
}
