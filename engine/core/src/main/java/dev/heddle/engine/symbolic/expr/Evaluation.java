package dev.heddle.engine.symbolic.expr;

import java.util.IdentityHashMap;
import java.util.Map;

/** Values of expressions for given inputs. */
public final class Evaluation {

    private final Map<String, Long> inputs;
    private final Map<Expr, Long> known = new IdentityHashMap<>();

    /** Inputs without a value are 0, or the value of their range that is nearest to it. */
    public Evaluation(Map<String, Long> inputs) {
        this.inputs = inputs;
    }

    public boolean holds(Expr condition) {
        return value(condition) != 0;
    }

    public long value(Expr expr) {
        return switch (expr.operator()) {
            case CONSTANT -> expr.value();
            case INPUT -> input(expr);
            default -> {
                Long before = known.get(expr);
                if (before == null) {
                    before = compute(expr);
                    known.put(expr, before);
                }
                yield before;
            }
        };
    }

    private long compute(Expr expr) {
        if (expr.operator() == Operator.CHOICE) {
            return value(expr.operand(holds(expr.operand(0)) ? 1 : 2));
        }
        if (expr.operator() == Operator.ALL || expr.operator() == Operator.SOME) {
            return connect(expr, expr.operator() == Operator.ALL);
        }
        Expr a = expr.operand(0);
        return expr.operator().apply(a.sort(), value(a), expr.count() > 1 ? value(expr.operand(1)) : 0);
    }

    private long connect(Expr expr, boolean all) {
        for (int i = 0; i < expr.count(); i++) {
            if (holds(expr.operand(i)) != all) {
                return all ? 0 : 1;
            }
        }
        return all ? 1 : 0;
    }

    private long input(Expr expr) {
        Long value = inputs.get(expr.name());
        return value != null ? value : defaultOf(expr);
    }

    public static long defaultOf(Expr input) {
        return Math.max(input.min(), Math.min(input.max(), 0));
    }
}
