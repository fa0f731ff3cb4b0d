package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.Encoding;
import dev.heddle.engine.encoding.RecordedStep;
import dev.heddle.engine.encoding.Slice;
import dev.heddle.engine.encoding.SolvedSchedule;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** What is asked about some steps of an execution, on the part of it that they depend on. */
final class SliceQuestion {

    private final Slice slice;
    private final Encoding encoding;
    /** What stands for a step of the run seen in the execution that is asked about. */
    private final UnaryOperator<RecordedStep> now;

    SliceQuestion(Slice.Source source, Collection<RecordedStep> about, Expressions expressions) {
        this(source, about, expressions, UnaryOperator.identity());
    }

    /** The same of an execution in which other steps stand for those of the run seen. */
    SliceQuestion(Slice.Source source, Collection<RecordedStep> about, Expressions expressions, UnaryOperator<RecordedStep> now) {
        this.slice = new Slice(source, about.stream().map(now).toList());
        this.encoding = new Encoding(slice.run(), expressions);
        this.now = now;
    }

    private RecordedStep own(StepFacts step) {
        return slice.of(now.apply(step.step()));
    }

    Encoding encoding() {
        return encoding;
    }

    Slice slice() {
        return slice;
    }

    Expressions expressions() {
        return encoding.expressions();
    }

    void addIf(Expr guard, Expr condition) {
        encoding.addIf(guard, condition);
    }

    Expr made(StepFacts step) {
        return encoding.made(own(step));
    }

    /** That both steps are made, in that order. */
    Expr order(StepFacts first, StepFacts second) {
        return expressions().all(List.of(made(first), made(second), before(first, second)));
    }

    Expr before(StepFacts first, StepFacts second) {
        return expressions().before(encoding.moment(own(first)), encoding.moment(own(second)));
    }

    /** That a thread is about to make a step, and has decided as it did so far. */
    Expr isNext(StepFacts step, int decisions) {
        RecordedStep own = own(step);
        return expressions().all(List.of(encoding.reached(own), expressions().not(encoding.made(own)),
                expressions().notAfter(encoding.end(), encoding.moment(own)), encoding.part(own, decisions)));
    }

    /** The order that an answer tells, in steps of the execution. */
    SolvedSchedule schedule(Map<String, Long> values, List<RecordedStep> last) {
        return slice.whole(SolvedSchedule.of(encoding, values, last.stream().map(slice::of).toList()));
    }
}
