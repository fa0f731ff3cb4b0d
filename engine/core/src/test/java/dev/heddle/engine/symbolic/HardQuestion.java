package dev.heddle.engine.symbolic;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Operator;
import dev.heddle.engine.symbolic.expr.Sort;
import java.util.List;

/**
 * A question that keeps the solver busy for as long as it is let: three cubes whose sum is 114. There are none among
 * numbers this small, so no lucky guess ends the search.
 */
public final class HardQuestion {

    private static final int LARGEST = 100_000;
    private static final int SUM = 114;

    private HardQuestion() {}

    public static List<Expr> of(Expressions all) {
        Expr sum = all.binary(Operator.ADD, all.binary(Operator.ADD, cube(all, "a"), cube(all, "b")), cube(all, "c"));
        return List.of(all.binary(Operator.EQ, sum, all.constant(Sort.LONG, SUM)));
    }

    private static Expr cube(Expressions all, String name) {
        Expr root = all.input(Sort.LONG, name + " cubed", -LARGEST, LARGEST);
        return all.binary(Operator.MUL, all.binary(Operator.MUL, root, root), root);
    }
}
