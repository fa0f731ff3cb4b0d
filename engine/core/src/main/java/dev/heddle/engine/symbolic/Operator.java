package dev.heddle.engine.symbolic;

/** What an expression does with its operands; exactly as Java's operators, overflow and all. */
public enum Operator {
    CONSTANT,
    INPUT,
    ADD,
    SUB,
    MUL,
    /** Of a divisor that is not 0: Java throws before it would divide by that. */
    DIV,
    REM,
    NEG,
    AND,
    OR,
    XOR,
    /** The shift distance is an int, of which the lowest 5 or 6 bits count. */
    SHL,
    SHR,
    USHR,
    /** int to long. */
    WIDEN,
    /** long to int. */
    NARROW,
    TO_BYTE,
    TO_CHAR,
    TO_SHORT,
    /** -1, 0 or 1, as {@code lcmp}. */
    COMPARE,
    /** The second operand if the first holds, else the third. */
    CHOICE,
    EQ,
    LT,
    LE,
    NOT,
    BOTH,
    EITHER;

    /** The value for operands of a sort; booleans are 0 and 1. */
    long apply(Sort operands, long a, long b) {
        return operands == Sort.INT ? applyInt((int) a, (int) b) : applyLong(a, b);
    }

    private long applyInt(int a, int b) {
        return switch (this) {
            case ADD -> a + b;
            case SUB -> a - b;
            case MUL -> a * b;
            case DIV -> b == 0 ? a >= 0 ? -1 : 1 : a / b;
            case REM -> b == 0 ? a : a % b;
            case NEG -> -a;
            case AND -> a & b;
            case OR -> a | b;
            case XOR -> a ^ b;
            case SHL -> a << b;
            case SHR -> a >> b;
            case USHR -> a >>> b;
            case WIDEN -> a;
            case TO_BYTE -> (byte) a;
            case TO_CHAR -> (char) a;
            case TO_SHORT -> (short) a;
            default -> relation(a, b);
        };
    }

    private long applyLong(long a, long b) {
        return switch (this) {
            case ADD -> a + b;
            case SUB -> a - b;
            case MUL -> a * b;
            case DIV -> b == 0 ? a >= 0 ? -1 : 1 : a / b;
            case REM -> b == 0 ? a : a % b;
            case NEG -> -a;
            case AND -> a & b;
            case OR -> a | b;
            case XOR -> a ^ b;
            case SHL -> a << b;
            case SHR -> a >> b;
            case USHR -> a >>> b;
            case NARROW -> (int) a;
            default -> relation(a, b);
        };
    }

    private long relation(long a, long b) {
        return switch (this) {
            case COMPARE -> Long.compare(a, b);
            case EQ -> a == b ? 1 : 0;
            case LT -> a < b ? 1 : 0;
            case LE -> a <= b ? 1 : 0;
            case NOT -> 1 - a;
            case BOTH -> a & b;
            case EITHER -> a | b;
            default -> throw new IllegalArgumentException(name());
        };
    }

    boolean isCommutative() {
        return switch (this) {
            case ADD, MUL, AND, OR, XOR, EQ, BOTH, EITHER -> true;
            default -> false;
        };
    }
}
