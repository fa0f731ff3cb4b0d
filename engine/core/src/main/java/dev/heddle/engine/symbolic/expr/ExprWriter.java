package dev.heddle.engine.symbolic.expr;

import java.io.DataOutput;
import java.io.IOException;
import java.util.IdentityHashMap;
import java.util.Map;

/** Writes expressions for another process: each once, after its operands, and known by its number from then on. */
public final class ExprWriter {

    /** What stands before each expression. */
    public static final int DEFINE = 1;

    private final Map<Expr, Integer> numbers = new IdentityHashMap<>();

    /** How many were written. */
    public int count() {
        return numbers.size();
    }

    /** The number of an expression; it is written if it was not yet. */
    public int write(Expr expr, DataOutput out) throws IOException {
        Integer known = numbers.get(expr);
        if (known != null) {
            return known;
        }
        int[] operands = new int[expr.count()];
        for (int i = 0; i < operands.length; i++) {
            operands[i] = write(expr.operand(i), out);
        }
        out.writeByte(DEFINE);
        out.writeByte(expr.operator().ordinal());
        out.writeByte(expr.sort().ordinal());
        switch (expr.operator()) {
            case CONSTANT -> out.writeLong(expr.value());
            case INPUT -> {
                out.writeUTF(expr.name());
                out.writeLong(expr.min());
                out.writeLong(expr.max());
            }
            default -> {
                out.writeInt(operands.length);
                for (int operand : operands) {
                    out.writeInt(operand);
                }
            }
        }
        int number = numbers.size();
        numbers.put(expr, number);
        return number;
    }
}
