package dev.heddle.engine.symbolic;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Operator;
import dev.heddle.engine.symbolic.expr.Sort;
import dev.heddle.engine.symbolic.solver.PathSolver;
import dev.heddle.engine.symbolic.solver.RemoteSession;
import java.util.List;
import java.util.Map;

/** In a process of its own: says the process of its solver, and leaves it with a question that takes very long. */
public final class SolverOwner {

    private SolverOwner() {}

    public static void main(String[] args) {
        Expressions all = new Expressions();
        PathSolver solver = new PathSolver(600_000, false, RemoteSession::new);
        Expr a = all.input(Sort.INT, "a", 0, 10);
        solver.solve(List.of(all.binary(Operator.EQ, a, all.constant(Sort.INT, 7))), Map.of());
        System.out.println(RemoteSession.process().pid());
        solver.solve(HardQuestion.of(all), Map.of());
    }
}
