package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.RecordedEvent;
import dev.heddle.engine.encoding.RecordedStep;
import dev.heddle.engine.strategy.api.Observation;
import dev.heddle.engine.symbolic.expr.Expr;
import java.util.Collection;
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
    public Collection<StepFacts> steps() {
        return List.of(first, second);
    }

    @Override
    public Expr violated(SliceQuestion question) {
        return question.expressions().all(List.of(question.isNext(first, decisionsBefore(first.step())),
                question.isNext(second, decisionsBefore(second.step()))));
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
