package dev.heddle.engine.symbolic;

import java.util.List;

/** A question that keeps the solver busy for minutes: the factors of the product of two large primes. */
final class HardQuestion {

    private HardQuestion() {}

    static List<Expr> of(Expressions all) {
        Expr a = all.input(Sort.LONG, "factor", 2, Integer.MAX_VALUE);
        Expr b = all.input(Sort.LONG, "other factor", 2, Integer.MAX_VALUE);
        return List.of(all.binary(Operator.EQ, all.binary(Operator.MUL, a, b),
                all.constant(Sort.LONG, 2_147_483_629L * 2_147_483_587L)));
    }
}
