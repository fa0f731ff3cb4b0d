package dev.heddle.engine.symbolic;

import java.util.List;

/**
 * A question that keeps the solver busy for as long as it is let: three cubes whose sum is 114. There are none among
 * numbers this small, so no lucky guess ends the search.
 */
final class HardQuestion {

    private static final int LARGEST = 100_000;
    private static final int SUM = 114;

    private HardQuestion() {}

    static List<Expr> of(Expressions all) {
        Expr sum = all.binary(Operator.ADD, all.binary(Operator.ADD, cube(all, "a"), cube(all, "b")), cube(all, "c"));
        return List.of(all.binary(Operator.EQ, sum, all.constant(Sort.LONG, SUM)));
    }

    private static Expr cube(Expressions all, String name) {
        Expr root = all.input(Sort.LONG, name + " cubed", -LARGEST, LARGEST);
        return all.binary(Operator.MUL, all.binary(Operator.MUL, root, root), root);
    }
}
