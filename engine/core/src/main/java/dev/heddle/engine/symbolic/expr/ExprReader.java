package dev.heddle.engine.symbolic.expr;

import java.io.DataInput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Reads what an {@link ExprWriter} writes. Expressions were made simple where they come from and stay as they are. */
public final class ExprReader {

    private static final Operator[] OPERATORS = Operator.values();
    private static final Sort[] SORTS = Sort.values();

    private final List<Expr> known = new ArrayList<>();

    public Expr get(int number) {
        return known.get(number);
    }

    public void read(DataInput in) throws IOException {
        Operator operator = OPERATORS[in.readByte()];
        Sort sort = SORTS[in.readByte()];
        int number = known.size();
        known.add(switch (operator) {
            case CONSTANT -> Expr.constant(sort, in.readLong(), number);
            case INPUT -> Expr.input(sort, in.readUTF(), in.readLong(), in.readLong(), number);
            default -> {
                Expr[] operands = new Expr[in.readInt()];
                for (int i = 0; i < operands.length; i++) {
                    operands[i] = known.get(in.readInt());
                }
                yield Expr.of(operator, sort, number, operands);
            }
        });
    }
}
