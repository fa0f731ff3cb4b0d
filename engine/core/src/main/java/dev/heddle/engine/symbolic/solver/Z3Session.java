package dev.heddle.engine.symbolic.solver;

import com.microsoft.z3.BitVecExpr;
import com.microsoft.z3.BitVecNum;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.IntNum;
import com.microsoft.z3.Model;
import com.microsoft.z3.Params;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Status;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Sort;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Z3, used incrementally: a condition has a level of its own on the solver's stack. Where many come at once, as for the orders of
 * a whole execution, they share one.
 */
final class Z3Session implements AssumingSession {

    private static final int MANY = 100;

    private final Context z3 = new Context();
    private final Z3Terms terms = new Z3Terms(z3);
    private final Solver solver = z3.mkSolver();
    private final Slices inputs = new Slices();
    private final List<Expr> stack = new ArrayList<>();
    /** How many conditions there are below each level. */
    private final Deque<Integer> levels = new ArrayDeque<>();
    private int timeout = -1;

    @Override
    public Answer check(List<Expr> conditions, int timeoutMillis) {
        return check(conditions, List.of(), null, timeoutMillis);
    }

    @Override
    public Answer check(List<Expr> conditions, List<Expr> assumptions, List<Expr> wanted, int timeoutMillis) {
        if (wanted == null && conditions.stream().anyMatch(Expr::isFloating)) {
            return checkAnew(conditions, assumptions, wanted, timeoutMillis);
        }
        bringUp(conditions, timeoutMillis);
        return answer(solver, conditions, assumptions, wanted, timeoutMillis);
    }

    /** Floating-point numbers are solved in a way that cannot go on where it was. */
    private Answer checkAnew(
            List<Expr> conditions, List<Expr> assumptions, List<Expr> wanted, int timeoutMillis) {
        Solver once = Z3Floats.solver(z3);
        limit(once, timeoutMillis);
        for (Expr condition : conditions) {
            once.add(terms.condition(condition));
            addRanges(once, condition);
        }
        return answer(once, conditions, assumptions, wanted, timeoutMillis);
    }

    private void bringUp(List<Expr> conditions, int timeoutMillis) {
        if (timeout != timeoutMillis) {
            timeout = timeoutMillis;
            limit(solver, timeoutMillis);
        }
        int common = 0;
        while (common < stack.size() && common < conditions.size() && stack.get(common) == conditions.get(common)) {
            common++;
        }
        while (stack.size() > common) {
            solver.pop();
            stack.subList(levels.pop(), stack.size()).clear();
        }
        boolean many = conditions.size() - stack.size() > MANY;
        boolean shares = false;
        for (Expr condition : List.copyOf(conditions.subList(stack.size(), conditions.size()))) {
            if (!many || !shares) {
                solver.push();
                levels.push(stack.size());
            }
            shares = many;
            stack.add(condition);
            solver.add(terms.condition(condition));
            addRanges(solver, condition);
        }
    }

    private Answer answer(
            Solver asked, List<Expr> conditions, List<Expr> assumptions, List<Expr> wanted, int timeoutMillis) {
        BoolExpr[] assumed = assumptions.stream().map(terms::condition).toArray(BoolExpr[]::new);
        try (Interruption ignored = new Interruption(z3::interrupt, 2L * timeoutMillis)) {
            Status status = asked.check(assumed);
            return switch (status) {
                case SATISFIABLE -> Answer.satisfiable(values(asked, wanted == null ? used(conditions) : wanted));
                case UNSATISFIABLE -> assumed.length == 0
                        ? Answer.UNSATISFIABLE : Answer.unsatisfiable(core(asked, assumed, assumptions));
                case UNKNOWN -> Answer.unknown(asked.getReasonUnknown());
            };
        }
    }

    private void limit(Solver limited, int timeoutMillis) {
        Params params = z3.mkParams();
        params.add("timeout", timeoutMillis);
        limited.setParameters(params);
    }

    private void addRanges(Solver limited, Expr condition) {
        for (Expr input : inputs.inputs(condition)) {
            if (input.sort() != Sort.INT && input.sort() != Sort.LONG) {
                continue;
            }
            boolean wide = input.sort() == Sort.LONG;
            BitVecExpr term = terms.number(input);
            if (input.min() > (wide ? Long.MIN_VALUE : Integer.MIN_VALUE)) {
                limited.add(z3.mkBVSLE(z3.mkBV(input.min(), wide ? 64 : 32), term));
            }
            if (input.max() < (wide ? Long.MAX_VALUE : Integer.MAX_VALUE)) {
                limited.add(z3.mkBVSLE(term, z3.mkBV(input.max(), wide ? 64 : 32)));
            }
        }
    }

    private static List<Expr> core(Solver asked, BoolExpr[] assumed, List<Expr> assumptions) {
        Set<BoolExpr> needed = Set.of(asked.getUnsatCore());
        List<Expr> core = new ArrayList<>();
        for (int i = 0; i < assumed.length; i++) {
            if (needed.contains(assumed[i])) {
                core.add(assumptions.get(i));
            }
        }
        return core;
    }

    private Set<Expr> used(List<Expr> conditions) {
        Set<Expr> used = new LinkedHashSet<>();
        for (Expr condition : conditions) {
            used.addAll(inputs.inputs(condition));
        }
        return used;
    }

    private Map<String, Long> values(Solver asked, Collection<Expr> wanted) {
        Model model = asked.getModel();
        Map<String, Long> values = new HashMap<>();
        for (Expr input : wanted) {
            values.put(input.name(), value(model.eval(terms.of(input), true), input.sort()));
        }
        return values;
    }

    private static long value(com.microsoft.z3.Expr<?> term, Sort sort) {
        return switch (sort) {
            case BOOL -> term.isTrue() ? 1 : 0;
            case ORDER -> ((IntNum) term).getInt64();
            case INT -> ((BitVecNum) term).getBigInteger().intValue();
            default -> ((BitVecNum) term).getBigInteger().longValue();
        };
    }

    @Override
    public boolean isLarge() {
        return terms.count() > 100_000;
    }

    @Override
    public void close() {
        z3.close();
    }
}
