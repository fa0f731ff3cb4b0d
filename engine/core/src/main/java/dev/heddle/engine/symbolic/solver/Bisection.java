package dev.heddle.engine.symbolic.solver;

import dev.heddle.engine.symbolic.expr.Evaluation;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Sort;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Tries values for one input where conditions are about floating-point numbers, which cost a solver much more than
 * they cost a processor: powers of two first, and then, between two values at which a comparison falls differently,
 * where it changes.
 */
final class Bisection {

    private static final int MOST_COMPARISONS = 4;
    private static final int MOST_INTERVALS = 4;

    private final List<Expr> conditions;
    private final Expr input;
    private final Map<String, Long> inputs;
    private final List<Expr> comparisons;

    /** {@code base} has the values of the other inputs. */
    Bisection(List<Expr> conditions, Expr input, Map<String, Long> base) {
        this.conditions = conditions;
        this.input = input;
        this.inputs = new HashMap<>(base);
        this.comparisons = comparisons(conditions.get(conditions.size() - 1));
    }

    /** Values of all inputs with which the conditions hold, or null. */
    Map<String, Long> find() {
        long[] points = points();
        for (long point : points) {
            if (holdAt(point)) {
                return inputs;
            }
        }
        for (Expr comparison : comparisons) {
            int intervals = 0;
            for (int i = 1; i < points.length && intervals < MOST_INTERVALS; i++) {
                if (order(comparison, points[i - 1]) != order(comparison, points[i])) {
                    intervals++;
                    if (between(comparison, points[i - 1], points[i])) {
                        return inputs;
                    }
                }
            }
        }
        return null;
    }

    private long[] points() {
        TreeSet<Long> points = new TreeSet<>(List.of(input.min(), input.max(), 0L));
        for (int i = 0; i < Long.SIZE - 1; i++) {
            points.add(1L << i);
            points.add(-(1L << i));
        }
        return points.stream().mapToLong(Long::longValue)
                .filter(point -> point >= input.min() && point <= input.max()).toArray();
    }

    private boolean between(Expr comparison, long from, long to) {
        int left = order(comparison, from);
        long low = from;
        long high = to;
        // The distance may be more than the largest long.
        for (long half = high - low >>> 1; half > 0; half = high - low >>> 1) {
            long middle = low + half;
            if (holdAt(middle)) {
                return true;
            }
            if (order(comparison, middle) == left) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return false;
    }

    private boolean holdAt(long value) {
        inputs.put(input.name(), value);
        Evaluation evaluation = new Evaluation(inputs);
        for (int i = conditions.size() - 1; i >= 0; i--) {
            if (!evaluation.holds(conditions.get(i))) {
                return false;
            }
        }
        return true;
    }

    private int order(Expr comparison, long value) {
        inputs.put(input.name(), value);
        Evaluation evaluation = new Evaluation(inputs);
        return comparison.sort() == Sort.INT
                ? (int) evaluation.value(comparison)
                : Long.compare(evaluation.value(comparison.operand(0)), evaluation.value(comparison.operand(1)));
    }

    private static List<Expr> comparisons(Expr condition) {
        List<Expr> found = new ArrayList<>();
        Set<Expr> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Expr> open = new ArrayDeque<>(List.of(condition));
        while (!open.isEmpty() && found.size() < MOST_COMPARISONS) {
            Expr next = open.poll();
            switch (next.operator()) {
                case COMPARE_LOW, COMPARE_HIGH -> found.add(next);
                case EQ, LT, LE -> {
                    if (!next.operand(0).sort().isFloating()) {
                        found.add(next);
                    }
                }
                default -> {
                    // Not a comparison, but there may be one in it.
                }
            }
            for (int i = 0; i < next.count(); i++) {
                if (next.operand(i).isFloating() && seen.add(next.operand(i))) {
                    open.add(next.operand(i));
                }
            }
        }
        return found;
    }
}
