package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.Encoding;
import dev.heddle.engine.encoding.Slice;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.solver.Answer;
import dev.heddle.engine.symbolic.solver.ConstraintSolver;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** Asks the solver of one property after another whether an order of the steps of an execution violates it. */
final class PropertyChecks {

    /** Kinds of properties of regions. */
    private static final Set<String> REGIONS = Set.of("ca", "cma");

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
    private int flags;
    private long nanos;
    private long longest;

    PropertyChecks(RunFacts facts, Expressions expressions, Slice.Source source, Properties properties, ConstraintSolver solver,
            Set<String> told) {
        this.facts = facts;
        this.expressions = expressions;
        this.source = source;
        this.solver = solver;
        this.told = told;
        this.open = new ArrayDeque<>(properties.all());
    }

    /** The next order that violates one; null when there is none. */
    Prediction next() {
        while (!open.isEmpty()) {
            Property property = open.poll();
            if (!property.isKnown(told)) {
                Prediction prediction = check(property);
                if (prediction != null) {
                    return prediction;
                }
            }
        }
        return null;
    }

    private Prediction check(Property property) {
        asked.merge(property.kind(), 1, Integer::sum);
        long start = System.nanoTime();
        Question question = new Question(source, property.steps().stream().map(StepFacts::step).toList(), expressions);
        Expr violation = property.violated(question);
        measure(property, question);
        Prediction prediction = violation == expressions.no ? null : solve(property, question, violation);
        long taken = System.nanoTime() - start;
        nanos += taken;
        longest = Math.max(longest, taken);
        return prediction;
    }

    private void measure(Property property, Question question) {
        if (REGIONS.contains(property.kind())) {
            sizes.computeIfAbsent(property.kind(), kind -> new SliceSizes()).add(question, facts);
        }
    }

    private Prediction solve(Property property, Question question, Expr violation) {
        Expr flag = expressions.flag("p" + flags++);
        question.addIf(flag, violation);
        Encoding encoding = question.encoding();
        Answer answer = solver.solve(encoding.conditions(), List.of(flag), encoding.wanted());
        if (answer.verdict() == Answer.Verdict.UNKNOWN) {
            unanswered.add(answer.reason());
        }
        if (!answer.isSatisfiable()) {
            return null;
        }
        violated.merge(property.kind(), 1, Integer::sum);
        Answer nearest = new NearestOrder(encoding, solver).of(flag, answer);
        return new Prediction(question.schedule(nearest.inputs(), property.last()), property, true);
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
