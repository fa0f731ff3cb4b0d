package dev.heddle.engine.strategy.api;

import dev.heddle.engine.model.Imprecision;
import java.util.List;
import java.util.Map;

/**
 * Chooses schedules. The runtime asks at each scheduling point and tells how each execution ended; a
 * strategy never touches threads or bytecode.
 */
public interface Strategy {

    /** Instead of a choice: the execution is not worth going on with. */
    int ABANDON = -1;
    /** Instead of a choice: what the execution has shown counts, but no thread is to go on. */
    int STOP = -2;

    /** What it needs of the next execution, and of the search. */
    default Needs needs() {
        return Needs.NOTHING;
    }

    /** Lines of source of which it wants to know whether threads are there; null for none. */
    default Focus focus() {
        return null;
    }

    /** Prepares the next execution; false when there is none left to make. */
    boolean prepare();

    /** The position, in {@code candidates}, of the thread that goes next, or {@link #ABANDON} or {@link #STOP}. */
    int choose(Candidates candidates);

    /** One of {@code 0 … bound-1}, for example which waiter a notify wakes. */
    int pick(int bound);

    /** Values of inputs for the execution that {@link #prepare} was called for, by name; others get their fallbacks. */
    default Map<String, Long> inputs() {
        return Map.of();
    }

    /** After each execution. */
    void executed(Execution execution);

    /**
     * What the execution that it has just heard of shows although it has not failed: a broken region, an order that is not
     * meant, a race. Each is told once, as a warning with its schedule, or as a violation where the user wants that, if a
     * replay is the same execution. To be asked for after {@link #executed}.
     */
    default List<Observation> shown() {
        return List.of();
    }

    /** What has been covered once {@link #prepare} has said no; null if nothing can be claimed. */
    String bound();

    /** Numbers for the result's {@code stats}. */
    Map<String, Object> stats();

    /** What was covered of what is known, for the result's {@code coverage}. */
    default Map<String, Object> coverage() {
        return Map.of();
    }

    /** What it could not find out, for the result's {@code imprecision}. */
    default List<Imprecision> imprecision() {
        return List.of();
    }
}
