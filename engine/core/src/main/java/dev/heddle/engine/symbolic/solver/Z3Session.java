package dev.heddle.engine.symbolic.solver;

import com.microsoft.z3.BitVecExpr;
import com.microsoft.z3.BitVecNum;
import com.microsoft.z3.Context;
import com.microsoft.z3.Model;
import com.microsoft.z3.Params;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Status;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Sort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Z3, used incrementally: each condition has a level of its own on the solver's stack. */
final class Z3Session implements SolverSession {

    private final Context z3 = new Context();
    private final Z3Terms terms = new Z3Terms(z3);
    private final Solver solver = z3.mkSolver();
    private final Slices inputs = new Slices();
    private final List<Expr> stack = new ArrayList<>();
    private int timeout = -1;

    @Override
    public Answer check(List<Expr> conditions, int timeoutMillis) {
        return conditions.stream().anyMatch(Expr::isFloating)
                ? checkAnew(conditions, timeoutMillis)
                : checkOnTop(conditions, timeoutMillis);
    }

    /** Floating-point numbers are solved in a way that cannot go on where it was. */
    private Answer checkAnew(List<Expr> conditions, int timeoutMillis) {
        Solver once = Z3Floats.solver(z3);
        limit(once, timeoutMillis);
        for (Expr condition : conditions) {
            once.add(terms.condition(condition));
            addRanges(once, condition);
        }
        return answer(once, conditions, timeoutMillis);
    }

    private Answer checkOnTop(List<Expr> conditions, int timeoutMillis) {
        if (timeout != timeoutMillis) {
            timeout = timeoutMillis;
            limit(solver, timeoutMillis);
        }
        int common = 0;
        while (common < stack.size() && common < conditions.size() && stack.get(common) == conditions.get(common)) {
            common++;
        }
        if (stack.size() > common) {
            solver.pop(stack.size() - common);
            stack.subList(common, stack.size()).clear();
        }
        for (Expr condition : conditions.subList(common, conditions.size())) {
            solver.push();
            stack.add(condition);
            solver.add(terms.condition(condition));
            addRanges(solver, condition);
        }
        return answer(solver, conditions, timeoutMillis);
    }

    private Answer answer(Solver asked, List<Expr> conditions, int timeoutMillis) {
        try (Interruption ignored = new Interruption(z3::interrupt, 2L * timeoutMillis)) {
            Status status = asked.check();
            return switch (status) {
                case SATISFIABLE -> Answer.satisfiable(values(asked, conditions));
                case UNSATISFIABLE -> Answer.UNSATISFIABLE;
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

    private Map<String, Long> values(Solver asked, List<Expr> conditions) {
        Set<Expr> used = new LinkedHashSet<>();
        for (Expr condition : conditions) {
            used.addAll(inputs.inputs(condition));
        }
        Model model = asked.getModel();
        Map<String, Long> values = new HashMap<>();
        for (Expr input : used) {
            BitVecNum number = (BitVecNum) model.eval(terms.number(input), true);
            long bits = number.getBigInteger().longValue();
            values.put(input.name(), input.sort() == Sort.INT ? (int) bits : bits);
        }
        return values;
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
