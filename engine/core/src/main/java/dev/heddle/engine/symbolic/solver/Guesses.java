package dev.heddle.engine.symbolic.solver;

import dev.heddle.engine.symbolic.expr.Evaluation;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Operator;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Tries values for one input at a time before a solver is asked: constants that the last condition compares with, and
 * those next to them. Most decisions of most programs are of that kind.
 */
final class Guesses {

    private static final int MOST_CONSTANTS = 8;
    private static final long[] USUAL = {0, 1, -1, 2};

    private final Slices slices;

    Guesses(Slices slices) {
        this.slices = slices;
    }

    /** Values of all inputs of the conditions with which they hold, or null. */
    Map<String, Long> find(List<Expr> conditions, Map<String, Long> base) {
        Expr last = conditions.get(conditions.size() - 1);
        Set<Long> values = candidates(last);
        for (Expr input : slices.inputs(last)) {
            Map<String, Long> inputs = new HashMap<>(base);
            long now = base.getOrDefault(input.name(), Evaluation.defaultOf(input));
            for (long value : values) {
                if (value != now && value >= input.min() && value <= input.max()) {
                    inputs.put(input.name(), value);
                    if (hold(conditions, new Evaluation(inputs))) {
                        return inputs;
                    }
                }
            }
        }
        return last.isFloating() ? bisect(conditions, base) : null;
    }

    private Map<String, Long> bisect(List<Expr> conditions, Map<String, Long> base) {
        for (Expr input : slices.inputs(conditions.get(conditions.size() - 1))) {
            Map<String, Long> found = new Bisection(conditions, input, base).find();
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** The last condition is the one that does not hold now. */
    private static boolean hold(List<Expr> conditions, Evaluation evaluation) {
        for (int i = conditions.size() - 1; i >= 0; i--) {
            if (!evaluation.holds(conditions.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static long integral(Expr constant) {
        return constant.sort().isFloating()
                ? Operator.TO_LONG.apply(constant.sort(), constant.value(), 0)
                : constant.value();
    }

    private static Set<Long> candidates(Expr condition) {
        Set<Long> values = new LinkedHashSet<>();
        Set<Expr> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Expr> open = new ArrayDeque<>(List.of(condition));
        int constants = 0;
        while (!open.isEmpty() && constants < MOST_CONSTANTS) {
            Expr next = open.poll();
            if (next.isConstant()) {
                constants++;
                long value = integral(next);
                values.addAll(List.of(value, value + 1, value - 1, -value));
            }
            for (int i = 0; i < next.count(); i++) {
                if (seen.add(next.operand(i))) {
                    open.add(next.operand(i));
                }
            }
        }
        for (long value : USUAL) {
            values.add(value);
        }
        return values;
    }
}
