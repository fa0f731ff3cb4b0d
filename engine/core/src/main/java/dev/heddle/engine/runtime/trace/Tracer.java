package dev.heddle.engine.runtime.trace;

import dev.heddle.bootstrap.ReplaySteps;
import dev.heddle.engine.model.Op;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.runtime.state.FieldTable;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.ObjectState;
import dev.heddle.engine.runtime.state.ObjectTable;
import dev.heddle.engine.runtime.state.SpinDetector;
import dev.heddle.engine.runtime.state.VariableTable;
import java.util.ArrayList;
import java.util.List;

/** Makes readable steps of an execution: with source lines, values and the reasons of switches. */
public final class Tracer {

    private final FieldTable fields;
    private final Labels labels;
    private final Values values;
    private final boolean tellsPublications;
    private final List<Step> steps = new ArrayList<>();

    /** Set for a write whose value is not known until the thread has gone on. */
    private int openVariable = -1;
    private VariableTable openTable;
    private ManagedThread last;

    /** @param tellsPublications whether it is known what objects others could find */
    public Tracer(FieldTable fields, Labels labels, ObjectTable objects, boolean tellsPublications) {
        this.tellsPublications = tellsPublications;
        this.fields = fields;
        this.labels = labels;
        this.values = new Values(labels, objects);
    }

    void add(ManagedThread t, Op op, int v, VariableTable table) {
        complete();
        String value = null;
        if (v >= 0 && (op == Op.READ || op == Op.FAILED_UPDATE)) {
            value = peek(v, table);
        }
        if (v >= 0 && (op == Op.WRITE || op == Op.UPDATE || op == Op.FAILED_UPDATE)) {
            openVariable = op == Op.FAILED_UPDATE ? -1 : v;
            openTable = table;
        }
        String reason = last == null || last == t ? null : reason(last);
        StackPlace place = StackPlace.here();
        boolean early = tellsPublications && v >= 0 && table.comesWithReference(t, op, v);
        steps.add(new Step(
                steps.size() + 1, t.name(), op.label(), labels.variable(v, table), place.at(), value, reason,
                place.call(), early ? true : null));
        if (op == Op.FAILED_UPDATE) {
            compared = v;
            openTable = table;
        }
        last = t;
        ReplaySteps.begin(steps.size());
    }

    private int compared = -1;

    void succeeded() {
        Step s = steps.remove(steps.size() - 1);
        steps.add(s.withOp(Op.UPDATE.label()));
        openVariable = compared;
    }

    private void complete() {
        if (openVariable >= 0) {
            Step s = steps.remove(steps.size() - 1);
            steps.add(s.withValue(peek(openVariable, openTable)));
            openVariable = -1;
        }
    }

    private String reason(ManagedThread left) {
        if (left.finished) {
            return left.name() + " finished";
        }
        if (left.blocker == null || left.blocker.ready(left)) {
            return left.spin.repetitions() >= SpinDetector.SPINNING ? left.name() + " spins" : "preempted " + left.name();
        }
        ManagedThread holder = left.blocker.holder(left);
        String what = switch (left.op) {
            case SLEEP -> " sleeps";
            case JOIN -> " joins " + (holder == null ? "" : holder.name());
            case PARK -> " is parked";
            case WAKE -> " waits";
            default -> holder == null ? " is blocked" : " is blocked by " + holder.name();
        };
        return left.name() + what;
    }

    /** The innermost frame of the running thread that is the user's. */
    public static SourceLocation here() {
        return StackPlace.here().at();
    }

    private String peek(int v, VariableTable table) {
        int field = table.field(v);
        ObjectState object = table.object(v);
        if (field > 0) {
            FieldTable.Info info = fields.info(field);
            return values.read(info.isStatic() ? info.base() : object.object, info.offset(), info.type());
        }
        return field == VariableTable.ELEMENT ? values.element(object.object, table.index(v)) : null;
    }

    /** Where the last step was made, or null. */
    SourceLocation lastPlace() {
        return steps.isEmpty() ? null : steps.get(steps.size() - 1).at();
    }

    public List<Step> steps() {
        complete();
        return steps;
    }
}
