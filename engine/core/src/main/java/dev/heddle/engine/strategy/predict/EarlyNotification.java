package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.strategy.api.Observation;
import dev.heddle.engine.symbolic.expr.Expr;
import java.util.Collection;
import java.util.List;

/** A notification does not come before the wait that it has ended: that a thread waits in vain then is looked for elsewhere. */
record EarlyNotification(StepFacts notification, StepFacts waits) implements Property {

    @Override
    public String kind() {
        return "order";
    }

    @Override
    public String about() {
        return "order " + notification.at() + " " + waits.at();
    }

    @Override
    public Collection<StepFacts> steps() {
        return List.of(notification, waits);
    }

    @Override
    public Expr violated(SliceQuestion question) {
        return question.order(notification, waits);
    }

    @Override
    public Observation finding(List<StepFacts> order) {
        int wakes = order.indexOf(notification);
        if (wakes < 0 || order.indexOf(waits) < wakes) {
            return null;
        }
        String message = "had line " + notification.line() + " come before line " + waits.line() + ", " + notification.sentence()
                + " before " + waits.sentence() + ", which it ended in the run seen";
        return new Observation(ViolationKind.ORDER, about(), message, waits.thread(), waits.at(),
                List.of(notification.access(), waits.access()), null,
                StepFacts.inBoth(List.of(waits, notification), order));
    }
}
