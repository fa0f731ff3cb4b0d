package dev.heddle.engine.symbolic.expr;

/** Simpler forms of binary expressions; null where none is known. A constant is the second operand if it can be. */
final class Simplification {

    private Simplification() {}

    static Expr of(Expressions all, Operator operator, Expr a, Expr b) {
        return switch (operator) {
            case ADD -> add(all, a, b);
            case SUB -> a == b ? zero(all, a)
                    : b.isConstant() ? all.binary(Operator.ADD, a, all.unary(Operator.NEG, b)) : null;
            case MUL -> b.isConstant(0) ? b : b.isConstant(1) ? a : null;
            case DIV -> b.isConstant(1) ? a : null;
            case REM -> b.isConstant(1) ? zero(all, a) : null;
            case AND -> a == b || b.isConstant(-1) ? a : b.isConstant(0) ? b : null;
            case OR -> a == b || b.isConstant(0) ? a : b.isConstant(-1) ? b : null;
            case XOR -> a == b ? zero(all, a) : b.isConstant(0) ? a : null;
            case SHL, SHR, USHR -> b.isConstant() && (b.value() & (a.sort() == Sort.INT ? 31 : 63)) == 0 ? a : null;
            case COMPARE -> a == b ? all.constant(Sort.INT, 0) : null;
            case EQ -> equal(all, a, b);
            case LT -> less(all, a, b);
            case LE -> lessOrEqual(all, a, b);
            case BOTH -> a == b || b == all.yes ? a : b == all.no ? b : null;
            case EITHER -> a == b || b == all.no ? a : b == all.yes ? b : null;
            default -> null;
        };
    }

    private static Expr zero(Expressions all, Expr like) {
        return all.constant(like.sort(), 0);
    }

    private static Expr add(Expressions all, Expr a, Expr b) {
        if (b.isConstant(0)) {
            return a;
        }
        if (b.isConstant() && a.operator() == Operator.ADD && a.operand(1).isConstant()) {
            return all.binary(Operator.ADD, a.operand(0), all.binary(Operator.ADD, a.operand(1), b));
        }
        return null;
    }

    private static Expr equal(Expressions all, Expr a, Expr b) {
        if (a == b) {
            return all.yes;
        }
        if (!b.isConstant()) {
            return null;
        }
        return switch (a.operator()) {
            case ADD -> a.operand(1).isConstant()
                    ? all.binary(Operator.EQ, a.operand(0), all.binary(Operator.SUB, b, a.operand(1))) : null;
            case WIDEN -> (int) b.value() == b.value()
                    ? all.binary(Operator.EQ, a.operand(0), all.constant(Sort.INT, b.value())) : all.no;
            case COMPARE -> compared(all, Operator.EQ, a, b, false);
            case CHOICE -> chosen(all, a, b);
            case INPUT -> b.value() < a.min() || b.value() > a.max() ? all.no : null;
            default -> null;
        };
    }

    /** {@code (c ? 1 : 0) == 1} is {@code c}. */
    private static Expr chosen(Expressions all, Expr choice, Expr value) {
        Expr first = choice.operand(1);
        Expr second = choice.operand(2);
        if (!first.isConstant() || !second.isConstant()) {
            return null;
        }
        return first == value ? choice.operand(0) : second == value ? all.not(choice.operand(0)) : all.no;
    }

    private static Expr less(Expressions all, Expr a, Expr b) {
        if (a == b) {
            return all.no;
        }
        if (b.isConstant() && a.operator() == Operator.INPUT) {
            return a.max() < b.value() ? all.yes : a.min() >= b.value() ? all.no : null;
        }
        if (a.isConstant() && b.operator() == Operator.INPUT) {
            return a.value() < b.min() ? all.yes : a.value() >= b.max() ? all.no : null;
        }
        return compared(all, Operator.LT, a, b);
    }

    private static Expr lessOrEqual(Expressions all, Expr a, Expr b) {
        if (a == b) {
            return all.yes;
        }
        if (b.isConstant() && a.operator() == Operator.INPUT) {
            return a.max() <= b.value() ? all.yes : a.min() > b.value() ? all.no : null;
        }
        if (a.isConstant() && b.operator() == Operator.INPUT) {
            return a.value() <= b.min() ? all.yes : a.value() > b.max() ? all.no : null;
        }
        return compared(all, Operator.LE, a, b);
    }

    private static Expr compared(Expressions all, Operator operator, Expr a, Expr b) {
        return a.operator() == Operator.COMPARE && b.isConstant(0) ? compared(all, operator, a, b, false)
                : b.operator() == Operator.COMPARE && a.isConstant(0) ? compared(all, operator, b, a, true) : null;
    }

    /** {@code compare(x, y) op 0} is {@code x op y}. */
    private static Expr compared(Expressions all, Operator operator, Expr compare, Expr zero, boolean swapped) {
        if (!zero.isConstant(0)) {
            return null;
        }
        Expr x = compare.operand(swapped ? 1 : 0);
        Expr y = compare.operand(swapped ? 0 : 1);
        return all.binary(operator, x, y);
    }
}
