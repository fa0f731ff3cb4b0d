package dev.heddle.engine.symbolic.solver;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Operator;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Splits conditions into groups that have no input in common, and so can be solved one by one. */
public final class Slices {

    /** Inputs of conditions that were asked for before. */
    private final Map<Expr, List<Expr>> inputs = new IdentityHashMap<>();

    /** The groups, each in the order in which the conditions are given and without repetitions. */
    List<List<Expr>> of(List<Expr> conditions) {
        Set<Expr> distinct = Collections.newSetFromMap(new IdentityHashMap<>());
        Map<String, String> parents = new HashMap<>();
        List<Expr> kept = new ArrayList<>();
        for (Expr condition : conditions) {
            if (distinct.add(condition)) {
                kept.add(condition);
                List<Expr> used = inputs(condition);
                for (Expr input : used) {
                    parents.put(root(parents, used.get(0).name()), root(parents, input.name()));
                }
            }
        }
        Map<String, List<Expr>> groups = new LinkedHashMap<>();
        for (Expr condition : kept) {
            String root = root(parents, inputs(condition).get(0).name());
            groups.computeIfAbsent(root, key -> new ArrayList<>()).add(condition);
        }
        return new ArrayList<>(groups.values());
    }

    private static String root(Map<String, String> parents, String name) {
        String at = name;
        for (String up = parents.get(at); up != null && !up.equals(at); up = parents.get(at)) {
            at = up;
        }
        return at;
    }

    /** The inputs that an expression which is no constant depends on. */
    public List<Expr> inputs(Expr expr) {
        List<Expr> before = inputs.get(expr);
        if (before != null) {
            return before;
        }
        Set<Expr> found = new LinkedHashSet<>();
        Set<Expr> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Expr> open = new ArrayDeque<>(List.of(expr));
        while (!open.isEmpty()) {
            Expr next = open.pop();
            if (next.operator() == Operator.INPUT) {
                found.add(next);
            }
            for (int i = 0; i < next.count(); i++) {
                if (seen.add(next.operand(i))) {
                    open.push(next.operand(i));
                }
            }
        }
        List<Expr> result = List.copyOf(found);
        inputs.put(expr, result);
        return result;
    }

    void clear() {
        inputs.clear();
    }
}
