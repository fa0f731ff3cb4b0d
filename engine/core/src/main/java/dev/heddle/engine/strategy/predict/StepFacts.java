package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.RecordedStep;
import dev.heddle.engine.model.Access;
import dev.heddle.engine.model.Op;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.TwoOrders;
import dev.heddle.engine.strategy.api.AccessDescription;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * What people want to know of a step.
 *
 * @param key what stands for the variable of its operation; 0 for none
 * @param op null where it has no operation of its own
 * @param locks whether the thread has the variable for itself alone from there on
 * @param told null where nothing is known of the place
 * @param holding what the thread has locked before it
 */
record StepFacts(RecordedStep step, String thread, long key, Op op, boolean locks, AccessDescription told, List<String> holding) {

    /** The same of a step that stands for this one. */
    StepFacts at(RecordedStep other) {
        return new StepFacts(other, thread, key, op, locks, told, holding);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof StepFacts facts && facts.step == step;
    }

    @Override
    public int hashCode() {
        return step.index();
    }

    /** Whether it reads or writes a field or an element. */
    boolean isData() {
        return told != null && told.data() && op != null;
    }

    boolean writes() {
        return op == Op.WRITE || op == Op.UPDATE;
    }

    boolean reads() {
        return op != Op.WRITE;
    }

    /** Whether both touch one variable, in different threads, and one of them writes. */
    boolean conflicts(StepFacts other) {
        return isData() && other.isData() && key == other.key && step.thread() != other.step.thread()
                && (writes() || other.writes());
    }

    /** Whether other threads are meant to run there. */
    boolean handsOver() {
        if (op == null) {
            return false;
        }
        return switch (op) {
            case FORK, JOIN, WAIT, WAKE, PARK, SLEEP, TIME_OUT, BEGIN, END, YIELD, INPUT, OUTPUT -> true;
            default -> false;
        };
    }

    SourceLocation at() {
        return told == null ? null : told.at();
    }

    int line() {
        return at() == null ? 0 : at().line();
    }

    Access access() {
        return new Access(thread, op == null ? "step" : op.label(), at(), at() == null ? List.of() : List.of(at()), holding);
    }

    /** The steps in the order of the run seen, and in a predicted one. */
    static TwoOrders inBoth(Collection<StepFacts> steps, List<StepFacts> predicted) {
        return new TwoOrders(
                steps.stream().sorted(Comparator.comparingInt(step -> step.step.index())).map(StepFacts::sentence).toList(),
                predicted.stream().filter(steps::contains).map(StepFacts::sentence).toList(), null);
    }

    /** As in "Mb writes Z at Foo.java:31". */
    String sentence() {
        if (!isData()) {
            return thread + " " + (op == Op.NOTIFY_ALL ? "notifies all" : op == Op.NOTIFY ? "notifies" : op.label() + "s")
                    + " at " + place();
        }
        String verb = writes() ? op == Op.UPDATE ? "updates" : "writes" : "reads";
        return thread + " " + verb + " " + told.variable() + " at " + place();
    }

    /** As in "Foo.java:31". */
    String place() {
        return at() == null ? "an unknown place" : at().shortForm();
    }
}
