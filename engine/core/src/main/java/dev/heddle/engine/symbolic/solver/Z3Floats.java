package dev.heddle.engine.symbolic.solver;

import com.microsoft.z3.BitVecExpr;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.FPExpr;
import com.microsoft.z3.FPRMSort;
import com.microsoft.z3.FPSort;
import com.microsoft.z3.Global;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Tactic;
import dev.heddle.engine.symbolic.expr.Sort;

/** Floating-point numbers in Z3, with Java's rounding and conversions. */
final class Z3Floats {

    static {
        // What a conversion gives for numbers that are out of its range does not matter: they are dealt with here.
        Global.setParameter("rewriter.hi_fp_unspecified", "true");
    }

    private final Context z3;
    private final FPSort floatSort;
    private final FPSort doubleSort;
    private final Expr<FPRMSort> nearest;
    private final Expr<FPRMSort> towardsZero;

    Z3Floats(Context z3) {
        this.z3 = z3;
        this.floatSort = z3.mkFPSort32();
        this.doubleSort = z3.mkFPSort64();
        this.nearest = z3.mkFPRoundNearestTiesToEven();
        this.towardsZero = z3.mkFPRoundTowardZero();
    }

    /** A solver that turns them into circuits: Z3's own for them takes many times as long, or for ever. */
    static Solver solver(Context z3) {
        Tactic simplify = z3.mkTactic("simplify");
        return z3.mkSolver(z3.then(simplify, z3.mkTactic("propagate-values"), z3.mkTactic("fpa2bv"), simplify,
                z3.mkTactic("propagate-values"), z3.mkTactic("solve-eqs"), simplify, z3.mkTactic("bit-blast"),
                z3.mkTactic("sat")));
    }

    FPExpr constant(dev.heddle.engine.symbolic.expr.Expr expr) {
        FPSort sort = sort(expr.sort());
        return z3.mkFPToFP(z3.mkBV(expr.value(), sort == floatSort ? Integer.SIZE : Long.SIZE), sort);
    }

    FPExpr input(dev.heddle.engine.symbolic.expr.Expr expr) {
        return (FPExpr) z3.mkConst(expr.name(), sort(expr.sort()));
    }

    /** From a bit-vector or a floating-point number. */
    FPExpr converted(Sort to, Expr<?> from) {
        return from instanceof FPExpr floating
                ? z3.mkFPToFP(nearest, floating, sort(to))
                : z3.mkFPToFP(nearest, (BitVecExpr) from, sort(to), true);
    }

    private FPSort sort(Sort sort) {
        return sort == Sort.FLOAT ? floatSort : doubleSort;
    }

    /** An operation on floating-point numbers; {@code b} is null where there is one only. */
    Expr<?> make(dev.heddle.engine.symbolic.expr.Expr expr, FPExpr a, FPExpr b) {
        return switch (expr.operator()) {
            case ADD -> z3.mkFPAdd(nearest, a, b);
            case SUB -> z3.mkFPSub(nearest, a, b);
            case MUL -> z3.mkFPMul(nearest, a, b);
            case DIV -> z3.mkFPDiv(nearest, a, b);
            case NEG -> z3.mkFPNeg(a);
            case ABS -> z3.mkFPAbs(a);
            case TO_INT -> integral(a, Integer.SIZE, Integer.MIN_VALUE, Integer.MAX_VALUE);
            case TO_LONG -> integral(a, Long.SIZE, Long.MIN_VALUE, Long.MAX_VALUE);
            case COMPARE_LOW -> ordered(z3.mkFPGt(a, b), 1, a, b, -1);
            case COMPARE_HIGH -> ordered(z3.mkFPLt(a, b), -1, a, b, 1);
            default -> throw new IllegalArgumentException(expr.operator().name());
        };
    }

    private Expr<?> ordered(BoolExpr strictly, int then, FPExpr a, FPExpr b, int otherwise) {
        return z3.mkITE(strictly, z3.mkBV(then, 32),
                z3.mkITE(z3.mkFPEq(a, b), z3.mkBV(0, 32), z3.mkBV(otherwise, 32)));
    }

    private Expr<?> integral(FPExpr a, int bits, long min, long max) {
        FPSort sort = a.getSort();
        // One above the largest, which unlike that is a floating-point number.
        FPExpr above = z3.mkFP(-(double) min, sort);
        return z3.mkITE(z3.mkFPIsNaN(a), z3.mkBV(0, bits),
                z3.mkITE(z3.mkFPGEq(a, above), z3.mkBV(max, bits),
                        z3.mkITE(z3.mkFPLEq(a, z3.mkFP((double) min, sort)), z3.mkBV(min, bits),
                                z3.mkFPToBV(towardsZero, a, bits, true))));
    }
}
