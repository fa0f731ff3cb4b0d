package dev.heddle.engine.symbolic.solver;

import dev.heddle.engine.symbolic.expr.Expr;
import java.util.List;

/** A solver that keeps what it was asked last, so that a question that begins the same costs only what is new. */
public interface SolverSession extends AutoCloseable {

    /** Whether all conditions can hold, with values for the inputs in them. */
    Answer check(List<Expr> conditions, int timeoutMillis);

    /** Whether it has grown so much that a new one would be better. */
    default boolean isLarge() {
        return false;
    }

    @Override
    void close();
}
