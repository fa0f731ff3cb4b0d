package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.solver.Answer;
import dev.heddle.engine.symbolic.solver.PathSolver;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** What is possible but has not been shown by an execution; the next is made to show one of them. */
final class UnfoldingTargets {

    private final PathSolver solver;
    /** Other ways of branches. They come first: a way that no execution has gone leads to code that none has shown. */
    private final Deque<Option> branches = new ArrayDeque<>();
    private final Deque<Option> options = new ArrayDeque<>();
    /** Events behind which threads could have made a step of which nothing is known, when something ended the execution. */
    private final Deque<NetEvent> unfinished = new ArrayDeque<>();
    private final Set<NetEvent> everUnfinished = new HashSet<>();
    /** Failures that were seen only behind another failure of the same execution, by cause. */
    private final Map<Long, NetEvent> failures = new LinkedHashMap<>();
    /** Causes of the failures that came first in an execution. */
    private final Set<Long> reported = new HashSet<>();
    /** Values that inputs have where nobody sets them. */
    private final Map<String, Long> fallbacks = new HashMap<>();
    private long infeasible;
    private long unknown;

    UnfoldingTargets(PathSolver solver) {
        this.solver = solver;
    }

    void add(Option option) {
        (option.holding == null ? options : branches).push(option);
    }

    /** An execution has ended before threads could make their next step behind these events. */
    void addUnfinished(List<NetEvent> last) {
        for (NetEvent event : last) {
            if (everUnfinished.add(event)) {
                unfinished.add(event);
            }
        }
    }

    /** An option that an execution was to show but did not, because other threads went first. */
    void putBack(Option option) {
        option.settled = false;
        option.alone = true;
        add(option);
    }

    /**
     * A thread has failed. Only the first failure of an execution is reported: others must be the first of executions of
     * their own, unless the same is reported anyway.
     */
    void failed(NetEvent failure, boolean first) {
        if (first) {
            reported.add(failure.cause);
        } else if (!reported.contains(failure.cause) && !failures.containsKey(failure.cause) && canBeFirst(failure)) {
            failures.put(failure.cause, failure);
        }
    }

    private static boolean canBeFirst(NetEvent failure) {
        return Plan.linearized(failure.past).stream().noneMatch(event -> event.fails && event != failure);
    }

    /** Takes note of inputs that an execution asked for. */
    void learnInputs(Map<String, Long> used, Map<String, Long> set) {
        used.forEach((name, value) -> {
            if (!set.containsKey(name)) {
                fallbacks.putIfAbsent(name, value);
            }
        });
    }

    /** The next execution, or null if there is nothing left to show. */
    Plan next(Deadlocks deadlocks) {
        for (NetEvent[] past = deadlocks.next(); past != null; past = deadlocks.next()) {
            Map<String, Long> inputs = inputs(past, null);
            if (inputs != null) {
                deadlocks.isFeasible();
                return Plan.toDeadlock(past, inputs);
            }
        }
        Plan planned = next(branches);
        if (planned == null) {
            planned = next(options);
        }
        if (planned != null) {
            return planned;
        }
        while (!unfinished.isEmpty()) {
            NetEvent last = unfinished.poll();
            Map<String, Long> inputs = last.hasNext() ? null : inputs(last.past, null);
            if (inputs != null) {
                return Plan.behind(last, inputs);
            }
        }
        failures.keySet().removeAll(reported);
        for (Iterator<NetEvent> left = failures.values().iterator(); left.hasNext(); ) {
            NetEvent failure = left.next();
            left.remove();
            Map<String, Long> inputs = inputs(failure.past, null);
            if (inputs != null) {
                return Plan.along(failure.past, inputs);
            }
        }
        return null;
    }

    private Plan next(Deque<Option> open) {
        while (!open.isEmpty()) {
            Option option = open.pop();
            if (option.isOpen()) {
                option.settled = true;
                NetEvent[] past = option.past();
                Map<String, Long> inputs = inputs(past, option);
                if (inputs != null) {
                    return Plan.to(option, past, picks(option), inputs);
                }
            }
        }
        return null;
    }

    /**
     * The next execution when there is nothing left to show but ends; null if there are none.
     *
     * @param all whether all ends are searched for, or only those with a circle
     */
    Plan next(NetWaits waits, Unfolding unfolding, boolean all) {
        for (NetEvent[] last = waits.next(unfolding, all); last != null; last = waits.next(unfolding, all)) {
            Map<String, Long> inputs = inputs(last, null);
            if (inputs != null) {
                return Plan.toWait(last, inputs);
            }
            waits.isInfeasible();
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
    private Map<String, Long> inputs(NetEvent[] past, Option option) {
        if (fallbacks.isEmpty()) {
            return Map.of();
        }
        List<Expr> conditions = new ArrayList<>();
        for (NetEvent event : Plan.linearized(past)) {
            Collections.addAll(conditions, event.conditions);
        }
        int before = conditions.size();
        for (Option o = option; o != null; o = o.choice.prefix) {
            if (o.holding != null) {
                conditions.add(before, o.holding);
            }
        }
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

    /** Possible extensions that have not been shown. */
    List<Option> open() {
        return Stream.concat(branches.stream(), options.stream()).filter(Option::isOpen).distinct().toList();
    }

    long left() {
        return open().size();
    }

    /** Extensions that no inputs lead to. */
    long infeasible() {
        return infeasible;
    }

    /** Extensions of which the solver could not say whether inputs lead to them. */
    long unknown() {
        return unknown;
    }
}
