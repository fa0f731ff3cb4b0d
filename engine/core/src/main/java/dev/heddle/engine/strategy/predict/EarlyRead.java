package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.strategy.api.Observation;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.Collection;
import java.util.List;

/**
 * A variable is read behind its initialisation, the only write that another thread makes to it. What a thread would decide
 * otherwise by the early value is looked for elsewhere: this is about one that goes on as if nothing was.
 */
record EarlyRead(StepFacts initialisation, StepFacts read) implements Property {

    @Override
    public String kind() {
        return "order";
    }

    @Override
    public String about() {
        return "order " + initialisation.at() + " " + read.at();
    }

    @Override
    public Collection<StepFacts> steps() {
        return List.of(initialisation, read);
    }

    @Override
    public Expr violated(SliceQuestion question) {
        Expressions expressions = question.expressions();
        return expressions.all(List.of(question.made(read), expressions.some(List.of(
                expressions.not(question.made(initialisation)), question.before(read, initialisation)))));
    }

    @Override
    public Observation finding(List<StepFacts> order) {
        int position = order.indexOf(read);
        int written = order.indexOf(initialisation);
        if (position < 0 || written >= 0 && written < position) {
            return null;
        }
        String message = "had line " + read.line() + " come before line " + initialisation.line() + ", " + read.sentence()
                + " before " + initialisation.sentence() + ", which is what sets it";
        return new Observation(ViolationKind.ORDER, about(), message, read.thread(), read.at(),
                List.of(read.access(), initialisation.access()), null,
                StepFacts.inBoth(List.of(initialisation, read), order));
    }
}
