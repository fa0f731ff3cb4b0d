package dev.heddle.engine.symbolic.expr;

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
    /** From any other number, to the nearest; between two, to the even one. */
    TO_FLOAT,
    TO_DOUBLE,
    /** From a floating-point number, towards zero; the nearest there is for one that is too large, 0 for NaN. */
    TO_INT,
    TO_LONG,
    /** Of a floating-point number. */
    ABS,
    /** -1, 0 or 1 for floating-point numbers; -1 where one is NaN, as {@code dcmpl}. */
    COMPARE_LOW,
    /** The same, but 1 where one is NaN, as {@code dcmpg}. */
    COMPARE_HIGH,
    /** -1, 0 or 1, as {@code lcmp}. */
    COMPARE,
    /** The second operand if the first holds, else the third. */
    CHOICE,
    /** The same value; of floating-point numbers, the same bits: 0 is not -0, and NaN is NaN. */
    EQ,
    LT,
    LE,
    NOT,
    BOTH,
    EITHER,
    /** All of any number of conditions hold. */
    ALL,
    /** At least one of any number of conditions holds. */
    SOME;

    /** The value for operands of a sort; booleans are 0 and 1. */
    public long apply(Sort operands, long a, long b) {
        return switch (operands) {
            case INT -> applyInt((int) a, (int) b);
            case FLOAT -> applyFloat(Float.intBitsToFloat((int) a), Float.intBitsToFloat((int) b));
            case DOUBLE -> applyDouble(Double.longBitsToDouble(a), Double.longBitsToDouble(b));
            default -> applyLong(a, b);
        };
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
            case TO_FLOAT -> bits((float) a);
            case TO_DOUBLE -> bits((double) a);
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
            case TO_FLOAT -> bits((float) a);
            case TO_DOUBLE -> bits((double) a);
            default -> relation(a, b);
        };
    }

    private long applyFloat(float a, float b) {
        return switch (this) {
            case ADD -> bits(a + b);
            case SUB -> bits(a - b);
            case MUL -> bits(a * b);
            case DIV -> bits(a / b);
            case NEG -> bits(-a);
            case ABS -> bits(Math.abs(a));
            case EQ -> bits(a) == bits(b) ? 1 : 0;
            default -> applyDouble(a, b);
        };
    }

    private long applyDouble(double a, double b) {
        return switch (this) {
            case ADD -> bits(a + b);
            case SUB -> bits(a - b);
            case MUL -> bits(a * b);
            case DIV -> bits(a / b);
            case NEG -> bits(-a);
            case ABS -> bits(Math.abs(a));
            case EQ -> bits(a) == bits(b) ? 1 : 0;
            case TO_FLOAT -> bits((float) a);
            case TO_DOUBLE -> bits(a);
            case TO_INT -> (int) a;
            case TO_LONG -> (long) a;
            case COMPARE_LOW -> a > b ? 1 : a == b ? 0 : -1;
            case COMPARE_HIGH -> a < b ? -1 : a == b ? 0 : 1;
            default -> throw new IllegalArgumentException(name());
        };
    }

    private static long bits(float value) {
        return Float.floatToIntBits(value);
    }

    private static long bits(double value) {
        return Double.doubleToLongBits(value);
    }

    private long relation(long a, long b) {
        return switch (this) {
            case COMPARE -> Long.compare(a, b);
            case EQ -> a == b ? 1 : 0;
            case LT -> a < b ? 1 : 0;
            case LE -> a <= b ? 1 : 0;
            case NOT -> 1 - a;
            case BOTH, ALL -> a & b;
            case EITHER, SOME -> a | b;
            default -> throw new IllegalArgumentException(name());
        };
    }

    boolean isCommutative() {
        return switch (this) {
            case ADD, MUL, AND, OR, XOR, EQ, BOTH, EITHER, ALL, SOME -> true;
            default -> false;
        };
    }
}
