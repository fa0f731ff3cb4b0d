package dev.heddle.engine.symbolic.expr;

/** Expressions as people write them. */
final class ExprText {

    private static final int MOST = 400;

    private ExprText() {}

    static String of(Expr expr) {
        StringBuilder out = new StringBuilder();
        append(out, expr);
        return out.length() > MOST ? out.substring(0, MOST) + "…" : out.toString();
    }

    private static void append(StringBuilder out, Expr expr) {
        if (out.length() > MOST) {
            return;
        }
        switch (expr.operator()) {
            case CONSTANT -> out.append(constant(expr));
            case INPUT -> out.append(expr.name());
            case NOT -> not(out, expr.operand(0));
            case CHOICE -> {
                out.append('(');
                append(out, expr.operand(0));
                out.append(" ? ");
                append(out, expr.operand(1));
                out.append(" : ");
                append(out, expr.operand(2));
                out.append(')');
            }
            case ALL -> list(out, expr, " && ");
            case SOME -> list(out, expr, " || ");
            default -> {
                if (expr.count() == 1) {
                    out.append(symbol(expr.operator()));
                    append(out, expr.operand(0));
                } else {
                    binary(out, expr, symbol(expr.operator()));
                }
            }
        }
    }

    private static void list(StringBuilder out, Expr expr, String between) {
        out.append('(');
        for (int i = 0; i < expr.count(); i++) {
            out.append(i == 0 ? "" : between);
            append(out, expr.operand(i));
        }
        out.append(')');
    }

    private static void not(StringBuilder out, Expr negated) {
        if (negated.operator() == Operator.EQ) {
            binary(out, negated, "!=");
        } else {
            out.append('!');
            append(out, negated);
        }
    }

    private static void binary(StringBuilder out, Expr expr, String symbol) {
        out.append('(');
        append(out, expr.operand(0));
        out.append(' ').append(symbol).append(' ');
        append(out, expr.operand(1));
        out.append(')');
    }

    private static String constant(Expr expr) {
        return switch (expr.sort()) {
            case BOOL -> expr.value() != 0 ? "true" : "false";
            case INT, ORDER -> Long.toString(expr.value());
            case LONG -> expr.value() + "L";
            case FLOAT -> Float.intBitsToFloat((int) expr.value()) + "f";
            case DOUBLE -> Double.toString(Double.longBitsToDouble(expr.value()));
        };
    }

    private static String symbol(Operator operator) {
        return switch (operator) {
            case ADD -> "+";
            case SUB, NEG -> "-";
            case MUL -> "*";
            case DIV -> "/";
            case REM -> "%";
            case AND -> "&";
            case OR -> "|";
            case XOR -> "^";
            case SHL -> "<<";
            case SHR -> ">>";
            case USHR -> ">>>";
            case WIDEN, TO_LONG -> "(long) ";
            case NARROW, TO_INT -> "(int) ";
            case TO_FLOAT -> "(float) ";
            case TO_DOUBLE -> "(double) ";
            case ABS -> "abs ";
            case TO_BYTE -> "(byte) ";
            case TO_CHAR -> "(char) ";
            case TO_SHORT -> "(short) ";
            case COMPARE, COMPARE_LOW, COMPARE_HIGH -> "<=>";
            case EQ -> "==";
            case LT -> "<";
            case LE -> "<=";
            case BOTH -> "&&";
            case EITHER -> "||";
            default -> throw new IllegalArgumentException(operator.name());
        };
    }
}
