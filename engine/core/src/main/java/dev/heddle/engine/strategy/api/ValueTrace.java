package dev.heddle.engine.strategy.api;

import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.symbolic.Branch;
import dev.heddle.engine.symbolic.expr.Expr;

/**
 * The values of an execution: what was read from variables that several threads touch, what was written there, and what threads
 * decided because of it, in the order in which it happened. Only kept for a strategy that {@linkplain Strategy#wantsValues wants
 * values}.
 */
public interface ValueTrace {

    /** What happened. */
    enum Kind {
        READ,
        WRITE,
        DECISION
    }

    int count();

    /** Number of the step in {@link Trace}. */
    int step(int event);

    Kind kind(int event);

    /** What stands for the variable in every execution, as in {@link Trace}; 0 for a decision. */
    long key(int event);

    /**
     * Of a read, the symbol of what was read; of a write, what was written; of a decision, its condition. A reference is a number that
     * stands for the object in every execution.
     */
    Expr value(int event);

    /** Of a read, the value that was read; of a write, the one that was written, as constants. Null for a decision. */
    Expr constant(int event);

    /** Of a read, whether everything that depends on it is known. If not, each other value is another way to go. */
    boolean isFollowed(int event);

    /** Of a decision, what it was about; null for reads and writes. */
    Branch decision(int event);

    /** What the variable had before the execution touched it, as a constant; null where nobody touched it. */
    Expr initial(long key);

    /** Place of an event, where it is known; else null. */
    default SourceLocation at(int event) {
        return decision(event) == null ? null : decision(event).at();
    }
}
