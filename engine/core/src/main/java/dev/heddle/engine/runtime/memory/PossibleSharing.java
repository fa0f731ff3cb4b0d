package dev.heddle.engine.runtime.memory;

import dev.heddle.engine.model.UserCode;
import dev.heddle.engine.runtime.state.FieldTable;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.ObjectState;
import dev.heddle.engine.runtime.turn.Turns;

/**
 * What counts as shared while it is not known yet what is: a static field, and whatever a thread touches that another
 * one has made or touched. So the first executions of a random search are schedules like all others, although nothing
 * has been learned. Most of these scheduling points turn out to be of no use; those that matter are learned from
 * them.
 *
 * <p>Only what the program declares or makes counts. Whether other fields are followed, and who made other objects,
 * depends on earlier executions, and a replay in another process has not had those.
 */
public final class PossibleSharing {

    /** Stands among the shared locations of an execution in which this holds. */
    public static final String NAME = "whatever another thread has made or touched";

    /** A long loop over something that is only read must not use up the steps of an execution. */
    private static final int MOST_POINTS = 5_000;

    private final Turns turns;
    private final FieldTable fields;
    private int left;

    public PossibleSharing(Turns turns, FieldTable fields) {
        this.turns = turns;
        this.fields = fields;
    }

    public void begin(boolean on) {
        left = on ? MOST_POINTS : 0;
    }

    /** Whether a thread's access to a variable is a scheduling point for that reason. */
    boolean isPoint(int variable, ManagedThread t) {
        if (left == 0) {
            return false;
        }
        int field = turns.variables.field(variable);
        ObjectState object = turns.variables.object(variable);
        boolean counts = field > 0 && fields.isOfProgram(field)
                || object != null && object.byProgram && (field <= 0 || fields.info(field).isVolatile());
        return counts && isPoint(object, t);
    }

    /** Whether entering an object's monitor is one. */
    public boolean isPointFor(ObjectState monitor, ManagedThread t) {
        return left > 0 && (monitor.byProgram || isOfProgram(monitor.object)) && isPoint(monitor, t);
    }

    private static boolean isOfProgram(Object monitor) {
        Class<?> type = monitor instanceof Class<?> c ? c : monitor.getClass();
        return UserCode.isUser(type.getName());
    }

    private boolean isPoint(ObjectState object, ManagedThread t) {
        if (turns.isEnding()) {
            return false;
        }
        if (object != null) {
            object.escaped |= object.creator != t.number;
            if (!object.escaped || object.foreign) {
                return false;
            }
        }
        if (turns.isAlone(t)) {
            return false;
        }
        left--;
        return true;
    }
}
