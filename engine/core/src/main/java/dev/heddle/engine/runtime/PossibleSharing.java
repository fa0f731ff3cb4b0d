package dev.heddle.engine.runtime;

/**
 * What counts as shared while it is not known yet what is: a static field, and whatever a thread touches that another one
 * has made or touched. So the first executions of a random search are schedules like all others, although nothing has been
 * learned. Most of these scheduling points turn out to be of no use; those that matter are learned from them.
 */
final class PossibleSharing {

    /** Stands among the shared locations of an execution in which this holds. */
    static final String NAME = "whatever another thread has made or touched";

    /** A long loop over something that is only read must not use up the steps of an execution. */
    private static final int MOST_POINTS = 5_000;

    private final Turns turns;
    private int left;

    PossibleSharing(Turns turns) {
        this.turns = turns;
    }

    void begin(boolean on) {
        left = on ? MOST_POINTS : 0;
    }

    /** Whether a thread's access to an object, or to a static field if it is null, is a scheduling point for that reason. */
    boolean isPoint(ObjectState object, ManagedThread t) {
        if (left == 0 || turns.isEnding()) {
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
