package dev.heddle.engine.symbolic.solver;

import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.symbolic.expr.Evaluation;
import dev.heddle.engine.symbolic.expr.Expr;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Finds inputs for conditions. It solves only what depends on each other, remembers answers, and tries inputs
 * it has seen before it asks the solver; the solver's process is not even started before that. Not for use by several
 * threads at a time.
 */
public final class PathSolver implements AutoCloseable {

    private static final int MOST_REMEMBERED = 50_000;
    private static final int MOST_MODELS = 4;
    /** After so many failures one after the other the solver is not asked any more: each may cost seconds. */
    private static final int MOST_FAILURES = 5;

    private final int timeoutMillis;
    private final Supplier<? extends SolverSession> sessions;
    private final Slices slices = new Slices();
    private final Guesses guesses = new Guesses(slices);
    private final boolean guessing;
    private final Map<Question, Answer> remembered = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Question, Answer> eldest) {
            return size() > MOST_REMEMBERED;
        }
    };
    private final Deque<Map<String, Long>> models = new ArrayDeque<>();
    private final SolverStats stats = new SolverStats();
    /** Why questions were not answered, and how often. */
    private final Map<String, Integer> reasons = new TreeMap<>();
    private SolverSession session;
    private int failuresInARow;

    /** A group of conditions, in any order. */
    private record Question(List<Integer> conditions) {}

    public PathSolver(int timeoutMillis) {
        this(timeoutMillis, true, RemoteSession::new);
    }

    /** With another solver, which is made when the first question comes and again after it has failed. */
    public PathSolver(int timeoutMillis, boolean guessing, Supplier<? extends SolverSession> sessions) {
        this.timeoutMillis = timeoutMillis;
        this.guessing = guessing;
        this.sessions = sessions;
    }

    public SolverStats stats() {
        return stats;
    }

    /** Questions that were not answered, by the reason, for the result. */
    public List<Imprecision> imprecision() {
        return reasons.entrySet().stream()
                .map(entry -> new Imprecision("no answer from the solver: " + entry.getKey(), entry.getValue(), null))
                .toList();
    }

    /**
     * Inputs with which all conditions hold: those of {@code base}, changed as little as slicing allows.
     *
     * @param conditions in the order in which an execution met them, so that the solver can go on where it was
     */
    public Answer solve(List<Expr> conditions, Map<String, Long> base) {
        stats.questions++;
        List<Expr> open = new ArrayList<>();
        for (Expr condition : conditions) {
            if (!condition.isConstant()) {
                open.add(condition);
            } else if (condition.value() == 0) {
                return Answer.UNSATISFIABLE;
            }
        }
        Map<String, Long> inputs = new TreeMap<>(base);
        Evaluation now = new Evaluation(base);
        Answer unknown = null;
        for (List<Expr> group : slices.of(open)) {
            if (hold(group, now)) {
                continue;
            }
            Answer answer = answer(group, base);
            switch (answer.verdict()) {
                case SATISFIABLE -> inputs.putAll(answer.inputs());
                case UNSATISFIABLE -> {
                    return answer;
                }
                case UNKNOWN -> unknown = answer;
            }
        }
        return unknown != null ? unknown : Answer.satisfiable(inputs);
    }

    private static boolean hold(List<Expr> conditions, Evaluation evaluation) {
        for (Expr condition : conditions) {
            if (!evaluation.holds(condition)) {
                return false;
            }
        }
        return true;
    }

    private Answer answer(List<Expr> group, Map<String, Long> base) {
        int[] ids = group.stream().mapToInt(Expr::id).sorted().toArray();
        Question question = new Question(Arrays.stream(ids).boxed().toList());
        Answer before = remembered.get(question);
        if (before != null) {
            stats.fromMemory++;
            return before;
        }
        Answer answer = fromModels(group);
        if (answer == null && guessing) {
            answer = guess(group, base);
        }
        if (answer == null) {
            answer = ask(group);
        }
        remembered.put(question, answer);
        return answer;
    }

    private Answer fromModels(List<Expr> group) {
        for (Map<String, Long> model : models) {
            if (hold(group, new Evaluation(model)) && isWithinRanges(group, model)) {
                stats.fromModels++;
                return restricted(model, group);
            }
        }
        return null;
    }

    /** A model may be that of a question about other inputs with the same names. */
    private boolean isWithinRanges(List<Expr> group, Map<String, Long> model) {
        for (Expr condition : group) {
            for (Expr input : slices.inputs(condition)) {
                Long value = model.get(input.name());
                if (value != null && (value < input.min() || value > input.max())) {
                    return false;
                }
            }
        }
        return true;
    }

    private Answer guess(List<Expr> group, Map<String, Long> base) {
        Map<String, Long> found = guesses.find(group, base);
        if (found == null) {
            return null;
        }
        stats.guessed++;
        return restricted(found, group);
    }

    /** The values of those inputs only that the conditions depend on. */
    private Answer restricted(Map<String, Long> inputs, List<Expr> group) {
        Map<String, Long> values = new TreeMap<>();
        for (Expr condition : group) {
            for (Expr input : slices.inputs(condition)) {
                values.put(input.name(), inputs.getOrDefault(input.name(), Evaluation.defaultOf(input)));
            }
        }
        return Answer.satisfiable(values);
    }

    private Answer ask(List<Expr> group) {
        if (failuresInARow >= MOST_FAILURES) {
            return noted(Answer.unknown("not asked any more after " + MOST_FAILURES + " failures one after the other"));
        }
        stats.solverCalls++;
        long start = System.nanoTime();
        Answer answer = checked(group);
        stats.nanos += System.nanoTime() - start;
        return answer.verdict() == Answer.Verdict.UNKNOWN ? noted(answer) : answer;
    }

    private Answer noted(Answer unknown) {
        stats.unknown++;
        reasons.merge(unknown.reason(), 1, Integer::sum);
        return unknown;
    }

    /** A failure of the solver costs this one answer: the next question gets a new session. */
    private Answer checked(List<Expr> group) {
        try {
            if (session == null) {
                session = sessions.get();
            }
            Answer answer = session.check(group, timeoutMillis);
            if (answer.isSatisfiable()) {
                if (!hold(group, new Evaluation(answer.inputs()))) {
                    throw new SolverException("its values do not satisfy what it was asked");
                }
                models.addFirst(answer.inputs());
                if (models.size() > MOST_MODELS) {
                    models.removeLast();
                }
            }
            if (session.isLarge()) {
                close();
            }
            failuresInARow = 0;
            return answer;
        } catch (RuntimeException | LinkageError | StackOverflowError failure) {
            stats.failures++;
            failuresInARow++;
            abandon();
            return Answer.unknown(failure instanceof SolverException ? failure.getMessage() : failure.toString());
        }
    }

    private void abandon() {
        try {
            close();
        } catch (RuntimeException alsoBroken) {
            session = null;
        }
    }

    @Override
    public void close() {
        if (session != null) {
            SolverSession old = session;
            session = null;
            old.close();
        }
    }
}
