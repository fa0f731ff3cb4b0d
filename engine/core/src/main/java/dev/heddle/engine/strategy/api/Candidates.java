package dev.heddle.engine.strategy.api;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.symbolic.Branch;
import java.util.List;

/** The enabled threads at a scheduling point, each with the operation it would do next. */
public interface Candidates {

    int count();

    /** Number of the i-th enabled thread; numbers follow the order of creation. */
    int thread(int i);

    /** Number of the i-th enabled thread that stands for the same thread in every execution. */
    int identity(int i);

    Op op(int i);

    /** Number of the variable the operation is on, the same for the same variable in one execution; -1 for none. */
    int variable(int i);

    /** What stands for the variable that the operation is on in every execution, as in {@link Trace}; 0 for none. */
    default long key(int i) {
        return 0;
    }

    /** Whether the thread would go on because a time-out fires. */
    boolean timesOut(int i);

    /** Whether the thread keeps reading values that nobody has changed. */
    boolean spins(int i);

    /** How often in a row it has read values that nobody has changed. */
    int repetitions(int i);

    /** Whether the JVM would not wait for it. */
    boolean daemon(int i);

    /** Whether an execution goes on for it when the test has ended: not for daemons, nor for workers of pools that have become idle. */
    boolean awaited(int i);

    /** Whether a thread has failed already, so that what the execution shows is settled. */
    boolean failed();

    /** What has been done so far; kept only for a strategy that {@linkplain Strategy#observes observes}. */
    Trace trace();

    /** What the execution has decided so far because of inputs; empty where values that depend on them are not followed. */
    default List<Branch> decided() {
        return List.of();
    }

    /**
     * Whether what the i-th thread did last or does next is in the {@linkplain Strategy#focus focus}; not known where there is
     * none.
     */
    default boolean nearFocus(int i) {
        return false;
    }

    /** Whether what the i-th thread does next is in the focus; not known where there is none. */
    default boolean inFocus(int i) {
        return false;
    }

    /** The values of the execution so far; null unless the strategy {@linkplain Need#VALUES needs values}. */
    default ValueTrace values() {
        return null;
    }

    /** Position of the thread that made the last step, or -1 if it is not enabled. */
    int current();
}
