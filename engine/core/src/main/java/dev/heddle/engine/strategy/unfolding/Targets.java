package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.symbolic.Answer;
import dev.heddle.engine.symbolic.Expr;
import dev.heddle.engine.symbolic.Expressions;
import dev.heddle.engine.symbolic.PathSolver;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Parts of the unfolding that are possible but that no execution has shown; the next is made to show one of them. */
final class Targets {

    private static final int SOLVER_MILLIS = 5_000;

    private final PathSolver solver = new PathSolver(SOLVER_MILLIS);
    private final Deque<Option> options = new ArrayDeque<>();
    /** Values that inputs have where nobody sets them. */
    private final Map<String, Long> fallbacks = new HashMap<>();
    private Unfolding unfolding;
    private long infeasible;
    private long unknown;

    Targets(Expressions expressions) {
    }

    void of(Unfolding newUnfolding) {
        unfolding = newUnfolding;
    }

    void add(Option option) {
        options.push(option);
    }

    void closed(Option option) {
    }

    void opened(AccessChoice choice) {
    }

    void learnInputs(Map<String, Long> used, Map<String, Long> set) {
        used.forEach((name, value) -> {
            if (!set.containsKey(name)) {
                fallbacks.putIfAbsent(name, value);
            }
        });
    }

    /** The next execution, or null if there is nothing left to show. */
    Plan next() {
        while (!options.isEmpty()) {
            Option option = options.pop();
            if (option.isOpen()) {
                option.settled = true;
                Event[] past = option.past();
                Map<String, Long> inputs = inputs(past, option);
                if (inputs != null) {
                    return new Plan(past, option.choice.condition.thread, picks(option), inputs);
                }
            }
        }
        return null;
    }

    private static int[] picks(Option option) {
        List<Integer> picks = new ArrayList<>();
        for (Option o = option; o != null; o = o.choice.prefix) {
            if (o.pick >= 0) {
                picks.add(o.pick);
            }
        }
        Collections.reverse(picks);
        return picks.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Values with which all branches on the way go as they must; null if there are none. */
    private Map<String, Long> inputs(Event[] past, Option option) {
        List<Expr> conditions = new ArrayList<>();
        for (Event event : Plan.linearized(past)) {
            Collections.addAll(conditions, event.conditions);
        }
        List<Expr> own = new ArrayList<>();
        for (Option o = option; o != null; o = o.choice.prefix) {
            if (o.holding != null) {
                own.add(o.holding);
            }
        }
        Collections.reverse(own);
        conditions.addAll(own);
        if (conditions.isEmpty()) {
            return Map.of();
        }
        Answer answer = solver.solve(conditions, fallbacks);
        switch (answer.verdict()) {
            case SATISFIABLE -> {
                return answer.inputs();
            }
            case UNSATISFIABLE -> infeasible++;
            case UNKNOWN -> unknown++;
        }
        return null;
    }

    boolean isEmpty() {
        return options.isEmpty();
    }
}
