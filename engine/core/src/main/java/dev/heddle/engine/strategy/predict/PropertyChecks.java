package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.Slice;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.solver.Answer;
import dev.heddle.engine.symbolic.solver.ConstraintSolver;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** Asks the solver of one property after another whether an order of the steps of an execution violates it. */
final class PropertyChecks {

    /** Kinds of properties of regions. */
    private static final Set<String> REGIONS = Set.of("ca", "cma");

    /** With questions that take longer it pays to start solvers for several at once. */
    private static final long HARD_NANOS = 500_000_000;

    private final RunFacts facts;
    private final Map<String, SliceSizes> sizes = new TreeMap<>();
    private final Expressions expressions;
    private final ConstraintSolver solver;
    private final Slice.Source source;
    private final Deque<Property> open;
    /** What users know already. */
    private final Set<String> told;
    private final Map<String, Integer> asked = new TreeMap<>();
    private final Map<String, Integer> violated = new TreeMap<>();
    private final List<String> unanswered = new ArrayList<>();
    private final SolverPool pool;
    /** Answers that nobody has looked at. */
    private final Deque<Asked> answered = new ArrayDeque<>();
    private int flags;
    private long nanos;
    private long longest;

    private record Asked(Property property, SliceQuestion question, Expr flag, Answer answer) {}

    PropertyChecks(RunFacts facts, Expressions expressions, Slice.Source source, Properties properties, ConstraintSolver solver,
            int timeoutMillis, Set<String> told) {
        this.facts = facts;
        this.expressions = expressions;
        this.source = source;
        this.solver = solver;
        this.pool = new SolverPool(solver, timeoutMillis);
        this.told = told;
        this.open = new ArrayDeque<>(properties.all());
    }

    /** The next order that violates one; null when there is none. */
    Prediction next() {
        do {
            while (!answered.isEmpty()) {
                Asked next = answered.poll();
                Prediction prediction = next.property.isKnown(told) ? null : judge(next);
                if (prediction != null) {
                    return prediction;
                }
            }
        } while (askSome());
        pool.end();
        return null;
    }

    /** Asks the next questions: one, or where they are hard as many as there may be solvers. */
    private boolean askSome() {
        int width = isHard() ? SolverPool.width() : 1;
        Set<String> abouts = new HashSet<>();
        List<Property> properties = new ArrayList<>();
        while (!open.isEmpty() && properties.size() < width && !abouts.contains(open.peek().about())) {
            Property property = open.poll();
            if (!property.isKnown(told)) {
                properties.add(property);
                abouts.add(property.about());
            }
        }
        if (properties.isEmpty()) {
            return false;
        }
        long start = System.nanoTime();
        List<SliceQuestion> questions = new ArrayList<>();
        List<Expr> asked = new ArrayList<>();
        for (Property property : properties) {
            SliceQuestion question = new SliceQuestion(source, property.steps().stream().map(StepFacts::step).toList(), expressions);
            Expr flag = expressions.flag("p" + flags++);
            question.addIf(flag, property.violated(question));
            questions.add(question);
            asked.add(flag);
        }
        List<Answer> answers = pool.solve(questions, asked);
        long taken = System.nanoTime() - start;
        for (int i = 0; i < properties.size(); i++) {
            this.asked.merge(properties.get(i).kind(), 1, Integer::sum);
            measure(properties.get(i), questions.get(i));
            answered.add(new Asked(properties.get(i), questions.get(i), asked.get(i), answers.get(i)));
        }
        nanos += taken;
        longest = Math.max(longest, taken);
        return true;
    }

    private boolean isHard() {
        int all = asked.values().stream().mapToInt(Integer::intValue).sum();
        return all > 0 && nanos / all > HARD_NANOS;
    }

    private Prediction judge(Asked one) {
        if (one.answer.verdict() == Answer.Verdict.UNKNOWN) {
            unanswered.add(one.answer.reason());
        }
        if (!one.answer.isSatisfiable()) {
            return null;
        }
        violated.merge(one.property.kind(), 1, Integer::sum);
        Answer nearest = new NearestOrder(one.question.encoding(), solver).of(one.flag, one.answer);
        return new Prediction(one.question.schedule(nearest.inputs(), one.property.last()), one.property, true);
    }

    private void measure(Property property, SliceQuestion question) {
        if (REGIONS.contains(property.kind())) {
            sizes.computeIfAbsent(property.kind(), kind -> new SliceSizes()).add(question, facts);
        }
    }

    /** Nothing more will be asked. */
    void end() {
        pool.end();
    }

    /** Why questions were not answered. */
    List<String> unanswered() {
        return unanswered;
    }

    /** How many properties were asked about, by kind. */
    Map<String, Integer> asked() {
        return asked;
    }

    /** What an answer took on average. */
    long meanMicros() {
        int all = asked.values().stream().mapToInt(Integer::intValue).sum();
        return all == 0 ? 0 : TimeUnit.NANOSECONDS.toMicros(nanos / all);
    }

    long longestMillis() {
        return TimeUnit.NANOSECONDS.toMillis(longest);
    }

    /** Sizes of the parts that regions were asked about on, by kind. */
    Map<String, SliceSizes> sizes() {
        return sizes;
    }

    /** How many of them an order violates, by kind. */
    Map<String, Integer> violated() {
        return violated;
    }

}
