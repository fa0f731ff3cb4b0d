package dev.heddle.engine.symbolic.solver;

import dev.heddle.engine.symbolic.expr.Expr;
import java.util.List;

/** A session that also answers what holds under assumptions, which cost nothing to give up again. */
interface AssumingSession extends SolverSession {

    /**
     * Whether all conditions can hold under the assumptions.
     *
     * @param assumptions flags, or flags negated
     * @param wanted inputs whose values are to be told; null for all that the conditions have
     */
    Answer check(List<Expr> conditions, List<Expr> assumptions, List<Expr> wanted, int timeoutMillis);
}
