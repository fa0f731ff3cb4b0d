package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.Encoding;
import dev.heddle.engine.encoding.RecordedEvent;
import dev.heddle.engine.encoding.RecordedStep;
import dev.heddle.engine.strategy.api.Observation;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.ArrayList;
import java.util.List;

/** Two threads are never about to access one variable at once. The execution that shows it tells the race itself. */
record PossibleRace(StepFacts first, StepFacts second) implements Property {

    @Override
    public String kind() {
        return "race";
    }

    /** The field, of whatever object. */
    @Override
    public String about() {
        return "race " + first.told().variable().replaceAll("[#\\[]\\d+\\]?", "");
    }

    @Override
    public Expr violated(Encoding encoding) {
        Expressions expressions = encoding.expressions();
        List<Expr> conditions = new ArrayList<>();
        for (StepFacts access : List.of(first, second)) {
            RecordedStep step = access.step();
            conditions.add(encoding.reached(step));
            conditions.add(expressions.not(encoding.made(step)));
            conditions.add(expressions.notAfter(encoding.end(), encoding.moment(step)));
            conditions.add(encoding.part(step, decisionsBefore(step)));
        }
        return expressions.all(conditions);
    }

    /** Decisions at the beginning of a step are those that tell what it accesses. */
    private static int decisionsBefore(RecordedStep step) {
        int count = 0;
        for (RecordedEvent event : step.events()) {
            if (!(event instanceof RecordedEvent.Decision)) {
                return count;
            }
            count++;
        }
        return 0;
    }

    @Override
    public List<RecordedStep> last() {
        return List.of(first.step(), second.step());
    }

    @Override
    public Observation finding(List<StepFacts> order) {
        return null;
    }
}
