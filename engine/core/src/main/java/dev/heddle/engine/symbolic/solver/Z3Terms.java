package dev.heddle.engine.symbolic.solver;

import com.microsoft.z3.BitVecExpr;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.FPExpr;
import com.microsoft.z3.IntExpr;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Sort;
import java.util.IdentityHashMap;
import java.util.Map;

/** Expressions as terms of Z3: bit-vectors of 32 and 64 bits, floating-point numbers, and booleans. */
final class Z3Terms {

    private final Context z3;
    private final Z3Floats floats;
    private final Map<Expr, com.microsoft.z3.Expr<?>> known = new IdentityHashMap<>();

    Z3Terms(Context z3) {
        this.z3 = z3;
        this.floats = new Z3Floats(z3);
    }

    int count() {
        return known.size();
    }

    BoolExpr condition(Expr expr) {
        return (BoolExpr) term(expr);
    }

    BitVecExpr number(Expr expr) {
        return (BitVecExpr) term(expr);
    }

    /** The term of an expression of any sort. */
    com.microsoft.z3.Expr<?> of(Expr expr) {
        return term(expr);
    }

    private FPExpr floating(Expr expr, int operand) {
        return (FPExpr) term(expr.operand(operand));
    }

    private com.microsoft.z3.Expr<?> term(Expr expr) {
        com.microsoft.z3.Expr<?> term = known.get(expr);
        if (term == null) {
            term = make(expr);
            known.put(expr, term);
        }
        return term;
    }

    private com.microsoft.z3.Expr<?> make(Expr expr) {
        return switch (expr.operator()) {
            case CONSTANT -> switch (expr.sort()) {
                case BOOL -> z3.mkBool(expr.value() != 0);
                case INT, LONG -> z3.mkBV(expr.value(), bits(expr.sort()));
                case FLOAT, DOUBLE -> floats.constant(expr);
                case ORDER -> z3.mkInt(expr.value());
            };
            case INPUT -> switch (expr.sort()) {
                case BOOL -> z3.mkBoolConst(expr.name());
                case ORDER -> z3.mkIntConst(expr.name());
                case FLOAT, DOUBLE -> floats.input(expr);
                default -> z3.mkBVConst(expr.name(), bits(expr.sort()));
            };
            case ALL -> z3.mkAnd(conditions(expr));
            case SOME -> z3.mkOr(conditions(expr));
            case NOT -> z3.mkNot(condition(expr.operand(0)));
            case BOTH -> z3.mkAnd(condition(expr.operand(0)), condition(expr.operand(1)));
            case EITHER -> z3.mkOr(condition(expr.operand(0)), condition(expr.operand(1)));
            case CHOICE -> z3.mkITE(condition(expr.operand(0)), term(expr.operand(1)), term(expr.operand(2)));
            case EQ -> z3.mkEq(term(expr.operand(0)), term(expr.operand(1)));
            case SHL, SHR, USHR -> shift(expr);
            case TO_FLOAT, TO_DOUBLE -> floats.converted(expr.sort(), term(expr.operand(0)));
            default -> expr.operand(0).sort() == Sort.ORDER ? order(expr) : expr.operand(0).sort().isFloating()
                    ? floats.make(expr, floating(expr, 0), expr.count() > 1 ? floating(expr, 1) : null)
                    : expr.count() == 1
                    ? unary(expr, number(expr.operand(0)))
                    : binary(expr, number(expr.operand(0)), number(expr.operand(1)));
        };
    }

    private BoolExpr[] conditions(Expr expr) {
        BoolExpr[] conditions = new BoolExpr[expr.count()];
        for (int i = 0; i < conditions.length; i++) {
            conditions[i] = condition(expr.operand(i));
        }
        return conditions;
    }

    private BoolExpr order(Expr expr) {
        IntExpr a = (IntExpr) term(expr.operand(0));
        IntExpr b = (IntExpr) term(expr.operand(1));
        return switch (expr.operator()) {
            case LT -> z3.mkLt(a, b);
            case LE -> z3.mkLe(a, b);
            default -> throw new IllegalArgumentException(expr.operator().name());
        };
    }

    private com.microsoft.z3.Expr<?> unary(Expr expr, BitVecExpr a) {
        return switch (expr.operator()) {
            case NEG -> z3.mkBVNeg(a);
            case WIDEN -> z3.mkSignExt(32, a);
            case NARROW -> z3.mkExtract(31, 0, a);
            case TO_BYTE -> z3.mkSignExt(24, z3.mkExtract(7, 0, a));
            case TO_SHORT -> z3.mkSignExt(16, z3.mkExtract(15, 0, a));
            case TO_CHAR -> z3.mkZeroExt(16, z3.mkExtract(15, 0, a));
            default -> throw new IllegalArgumentException(expr.operator().name());
        };
    }

    private com.microsoft.z3.Expr<?> binary(Expr expr, BitVecExpr a, BitVecExpr b) {
        return switch (expr.operator()) {
            case ADD -> z3.mkBVAdd(a, b);
            case SUB -> z3.mkBVSub(a, b);
            case MUL -> z3.mkBVMul(a, b);
            case DIV -> z3.mkBVSDiv(a, b);
            case REM -> z3.mkBVSRem(a, b);
            case AND -> z3.mkBVAND(a, b);
            case OR -> z3.mkBVOR(a, b);
            case XOR -> z3.mkBVXOR(a, b);
            case LT -> z3.mkBVSLT(a, b);
            case LE -> z3.mkBVSLE(a, b);
            case COMPARE -> z3.mkITE(z3.mkBVSLT(a, b), z3.mkBV(-1, 32),
                    z3.mkITE(z3.mkEq(a, b), z3.mkBV(0, 32), z3.mkBV(1, 32)));
            default -> throw new IllegalArgumentException(expr.operator().name());
        };
    }

    /** Java looks at the lowest bits of the distance only. */
    private BitVecExpr shift(Expr expr) {
        BitVecExpr a = number(expr.operand(0));
        int bits = bits(expr.sort());
        BitVecExpr distance = z3.mkBVAND(number(expr.operand(1)), z3.mkBV(bits - 1, 32));
        BitVecExpr wide = bits == 64 ? z3.mkZeroExt(32, distance) : distance;
        return switch (expr.operator()) {
            case SHL -> z3.mkBVSHL(a, wide);
            case SHR -> z3.mkBVASHR(a, wide);
            default -> z3.mkBVLSHR(a, wide);
        };
    }

    private static int bits(Sort sort) {
        return sort == Sort.INT ? 32 : 64;
    }
}
