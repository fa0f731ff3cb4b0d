package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.Encoding;
import dev.heddle.engine.encoding.SolvedSchedule;
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

/** Asks the solver of one property after another whether an order of the steps of an execution violates it. */
final class PropertyChecks {

    private final Expressions expressions;
    private final ConstraintSolver solver;
    private final Encoding encoding;
    private final Deque<Property> open;
    /** What users know already. */
    private final Set<String> told;
    private final Map<String, Integer> asked = new TreeMap<>();
    private final Map<String, Integer> violated = new TreeMap<>();
    private final List<String> unanswered = new ArrayList<>();
    private int flags;

    PropertyChecks(RunFacts facts, Properties properties, Expressions expressions, ConstraintSolver solver, Set<String> told) {
        this.expressions = expressions;
        this.solver = solver;
        this.told = told;
        this.encoding = new Encoding(facts.run(), expressions);
        this.open = new ArrayDeque<>(properties.all());
    }

    /** The next order that violates one; null when there is none. */
    Prediction next() {
        while (!open.isEmpty()) {
            Property property = open.poll();
            if (!told.contains(property.about())) {
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
        Expr violation = property.violated(encoding);
        if (violation == expressions.no) {
            return null;
        }
        Expr flag = expressions.flag("p" + flags++);
        encoding.addIf(flag, violation);
        Answer answer = solver.solve(encoding.conditions(), List.of(flag), encoding.wanted());
        if (answer.verdict() == Answer.Verdict.UNKNOWN) {
            unanswered.add(answer.reason());
        }
        if (!answer.isSatisfiable()) {
            return null;
        }
        violated.merge(property.kind(), 1, Integer::sum);
        return new Prediction(SolvedSchedule.of(encoding, answer.inputs(), property.last()), property, true);
    }

    /** Why questions were not answered. */
    List<String> unanswered() {
        return unanswered;
    }

    /** How many properties were asked about, by kind. */
    Map<String, Integer> asked() {
        return asked;
    }

    /** How many of them an order violates, by kind. */
    Map<String, Integer> violated() {
        return violated;
    }

}
