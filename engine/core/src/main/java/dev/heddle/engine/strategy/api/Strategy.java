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

    /** Whether it wants to follow each step. It is then asked also where only one thread can go on. */
    default boolean observes() {
        return false;
    }

    /** Whether what it has covered in the end are orders of operations, whichever schedules lead to them. */
    default boolean coversOrders() {
        return observes();
    }

    /**
     * Whether an execution goes on behind a failure with the threads that are left, so that all their operations are
     * seen: else nobody learns what they share with the one that failed.
     */
    default boolean goesOnBehindFailures() {
        return false;
    }

    /** Whether the next execution's trace must have names and source lines, which is slow. */
    default boolean wantsNames() {
        return false;
    }

    /** Whether it begins anew when an execution has learned something, so that those before do not count. */
    default boolean startsOver() {
        return false;
    }

    /**
     * Whether its first executions, before anything is known of what is shared, should switch wherever something may
     * be. A complete search has to wait until it is known anyway.
     */
    default boolean guessesSharing() {
        return false;
    }

    /** Whether it chooses inputs by how values depend on them, so that this must be followed where a test has inputs. */
    default boolean choosesInputs() {
        return false;
    }

    /** Whether its trace is to tell where in the code threads wait, which takes time at each such operation. */
    default boolean wantsPlaces() {
        return false;
    }

    /** Whether executions are to tell the values of variables that several threads touch, which takes time at each access. */
    default boolean wantsValues() {
        return false;
    }

    /** Whether what it finds are violations with few interferences, so that no other schedule may be told instead. */
    default boolean boundsInterference() {
        return false;
    }

    /** Whether executions are to tell who touched what at which statement, which takes time at each access. */
    default boolean wantsContacts() {
        return false;
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
