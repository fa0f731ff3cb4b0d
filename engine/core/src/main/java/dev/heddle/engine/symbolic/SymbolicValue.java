package dev.heddle.engine.symbolic;

import dev.heddle.bootstrap.Shadow;
import dev.heddle.engine.symbolic.expr.Expr;

/** A value and the expression that gives it for the inputs of the execution under way. */
final class SymbolicValue extends Shadow {

    private final Expr expr;

    SymbolicValue(Expr expr, long value) {
        super(value);
        this.expr = expr;
    }

    @Override
    public char type() {
        return switch (expr.sort()) {
            case LONG -> 'J';
            case FLOAT -> 'F';
            case DOUBLE -> 'D';
            default -> 'I';
        };
    }

    Expr expr() {
        return expr;
    }
}
