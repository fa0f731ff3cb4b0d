package dev.heddle.engine.symbolic;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Operator;
import dev.heddle.engine.symbolic.expr.Range;
import dev.heddle.engine.symbolic.expr.Sort;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The inputs that the execution under way has asked for. */
final class AskedInputs {

    private final Expressions expressions;
    private final Map<String, Expr> byName = new HashMap<>();
    private final Map<String, Long> values = new LinkedHashMap<>();

    AskedInputs(Expressions expressions) {
        this.expressions = expressions;
    }

    void clear() {
        byName.clear();
        values.clear();
    }

    /** Names and values, in the order in which they were asked for. */
    Map<String, Long> values() {
        return Collections.unmodifiableMap(values);
    }

    /** What stands for the input, which has that value. */
    Expr of(String name, Sort sort, long value, long min, long max) {
        Expr known = byName.get(name);
        if (known != null) {
            return as(known, sort, min, max);
        }
        Expr expr = expressions.input(sort, name, min, max);
        byName.put(name, expr);
        values.put(name, value);
        return expr;
    }

    /** Who asks again for an input gets the same value, or the nearest that is allowed there. */
    private Expr as(Expr input, Sort sort, long min, long max) {
        Expr wide = input.sort() == Sort.LONG ? input : expressions.unary(Operator.WIDEN, input);
        Expr least = expressions.constant(Sort.LONG, min);
        Expr most = expressions.constant(Sort.LONG, max);
        Range range = Range.of(input);
        Expr atLeast = range.min() >= min
                ? wide : expressions.choice(expressions.binary(Operator.LT, wide, least), least, wide);
        Expr within = range.max() <= max
                ? atLeast : expressions.choice(expressions.binary(Operator.LT, most, wide), most, atLeast);
        return sort == Sort.LONG ? within : expressions.unary(Operator.NARROW, within);
    }
}
