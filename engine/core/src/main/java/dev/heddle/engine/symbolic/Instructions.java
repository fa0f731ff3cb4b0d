package dev.heddle.engine.symbolic;

import dev.heddle.bootstrap.Shadow;
import dev.heddle.bootstrap.SymbolicEngine;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Operator;
import dev.heddle.engine.symbolic.expr.Sort;
import org.objectweb.asm.Opcodes;

/** What instructions, and functions that stand beside them, compute. */
final class Instructions {

    private final Expressions expressions;

    Instructions(Expressions expressions) {
        this.expressions = expressions;
    }

    Expr binary(int operation, Expr a, Expr b) {
        return switch (operation) {
            case SymbolicEngine.MIN -> expressions.choice(expressions.binary(Operator.LE, a, b), a, b);
            case SymbolicEngine.MAX -> expressions.choice(expressions.binary(Operator.LE, a, b), b, a);
            case SymbolicEngine.EQUAL -> expressions.choice(expressions.binary(Operator.EQ, a, b),
                    expressions.constant(Sort.INT, 1), expressions.constant(Sort.INT, 0));
            default -> expressions.binary(operator(operation), a, b);
        };
    }

    Expr unary(int operation, Expr a) {
        if (operation == SymbolicEngine.ABS && !a.sort().isFloating()) {
            Expr negative = expressions.binary(Operator.LT, a, expressions.constant(a.sort(), 0));
            return expressions.choice(negative, expressions.unary(Operator.NEG, a), a);
        }
        return expressions.unary(operator(operation), a);
    }

    /** The condition under which an instruction jumps. */
    Expr condition(int operation, Expr a, Expr b) {
        return switch (operation) {
            case Opcodes.IFEQ, Opcodes.IF_ICMPEQ -> expressions.binary(Operator.EQ, a, b);
            case Opcodes.IFNE, Opcodes.IF_ICMPNE -> expressions.not(expressions.binary(Operator.EQ, a, b));
            case Opcodes.IFLT, Opcodes.IF_ICMPLT -> expressions.binary(Operator.LT, a, b);
            case Opcodes.IFGE, Opcodes.IF_ICMPGE -> expressions.binary(Operator.LE, b, a);
            case Opcodes.IFGT, Opcodes.IF_ICMPGT -> expressions.binary(Operator.LT, b, a);
            case Opcodes.IFLE, Opcodes.IF_ICMPLE -> expressions.binary(Operator.LE, a, b);
            default -> throw new IllegalArgumentException("jump " + operation);
        };
    }

    static boolean jumps(int operation, long a, long b) {
        return switch (operation) {
            case Opcodes.IFEQ, Opcodes.IF_ICMPEQ -> a == b;
            case Opcodes.IFNE, Opcodes.IF_ICMPNE -> a != b;
            case Opcodes.IFLT, Opcodes.IF_ICMPLT -> a < b;
            case Opcodes.IFGE, Opcodes.IF_ICMPGE -> a >= b;
            case Opcodes.IFGT, Opcodes.IF_ICMPGT -> a > b;
            case Opcodes.IFLE, Opcodes.IF_ICMPLE -> a <= b;
            default -> throw new IllegalArgumentException("jump " + operation);
        };
    }

    /** What the operation gives for numbers. */
    static long concrete(int operation, Sort sort, long a, long b) {
        return switch (operation) {
            case SymbolicEngine.MIN -> Math.min(a, b);
            case SymbolicEngine.MAX -> Math.max(a, b);
            case SymbolicEngine.EQUAL -> a == b ? 1 : 0;
            case SymbolicEngine.ABS -> switch (sort) {
                case INT -> Math.abs((int) a);
                case LONG -> Math.abs(a);
                default -> Operator.ABS.apply(sort, a, b);
            };
            default -> operator(operation).apply(sort, a, b);
        };
    }

    private static Operator operator(int operation) {
        return switch (operation) {
            case Opcodes.IADD, Opcodes.LADD, Opcodes.FADD, Opcodes.DADD -> Operator.ADD;
            case Opcodes.ISUB, Opcodes.LSUB, Opcodes.FSUB, Opcodes.DSUB -> Operator.SUB;
            case Opcodes.IMUL, Opcodes.LMUL, Opcodes.FMUL, Opcodes.DMUL -> Operator.MUL;
            case Opcodes.IDIV, Opcodes.LDIV, Opcodes.FDIV, Opcodes.DDIV -> Operator.DIV;
            case Opcodes.IREM, Opcodes.LREM -> Operator.REM;
            case Opcodes.INEG, Opcodes.LNEG, Opcodes.FNEG, Opcodes.DNEG -> Operator.NEG;
            case Opcodes.ISHL, Opcodes.LSHL -> Operator.SHL;
            case Opcodes.ISHR, Opcodes.LSHR -> Operator.SHR;
            case Opcodes.IUSHR, Opcodes.LUSHR -> Operator.USHR;
            case Opcodes.IAND, Opcodes.LAND -> Operator.AND;
            case Opcodes.IOR, Opcodes.LOR -> Operator.OR;
            case Opcodes.IXOR, Opcodes.LXOR -> Operator.XOR;
            case Opcodes.I2L -> Operator.WIDEN;
            case Opcodes.L2I -> Operator.NARROW;
            case Opcodes.I2B -> Operator.TO_BYTE;
            case Opcodes.I2C -> Operator.TO_CHAR;
            case Opcodes.I2S -> Operator.TO_SHORT;
            case Opcodes.I2F, Opcodes.L2F, Opcodes.D2F -> Operator.TO_FLOAT;
            case Opcodes.I2D, Opcodes.L2D, Opcodes.F2D -> Operator.TO_DOUBLE;
            case Opcodes.F2I, Opcodes.D2I -> Operator.TO_INT;
            case Opcodes.F2L, Opcodes.D2L -> Operator.TO_LONG;
            case Opcodes.FCMPL, Opcodes.DCMPL -> Operator.COMPARE_LOW;
            case Opcodes.FCMPG, Opcodes.DCMPG -> Operator.COMPARE_HIGH;
            case SymbolicEngine.ABS -> Operator.ABS;
            case Opcodes.LCMP, SymbolicEngine.COMPARE -> Operator.COMPARE;
            default -> throw new IllegalArgumentException("operation " + operation);
        };
    }

    static boolean isShift(int operation) {
        return operation >= Opcodes.ISHL && operation <= Opcodes.LUSHR;
    }

    static boolean isDivision(int operation) {
        return operation >= Opcodes.IDIV && operation <= Opcodes.LDIV
                || operation >= Opcodes.IREM && operation <= Opcodes.LREM;
    }

    /** The sort of the first operand. */
    static Sort operandSort(int operation, Shadow known, boolean isSecond) {
        if (isSecond && isShift(operation)) {
            return (operation - Opcodes.ISHL) % 2 == 0 ? Sort.INT : Sort.LONG;
        }
        return ((SymbolicValue) known).expr().sort();
    }

    /** What happens to a value that is stored in an array of a type smaller than int; null for others. */
    static Operator narrowing(Object array) {
        return array instanceof byte[] ? Operator.TO_BYTE
                : array instanceof char[] ? Operator.TO_CHAR
                : array instanceof short[] ? Operator.TO_SHORT
                : array instanceof boolean[] ? Operator.AND : null;
    }
}
