package dev.heddle.engine.model;

import java.util.List;
import java.util.Map;

/**
 * Something a user must fix. Components that make no sense for the kind are null.
 *
 * @param schedule path of the schedule file, once it is written
 * @param inputs values of the symbolic inputs
 * @param k interference bound at which it was found, or preemptions in its schedule
 * @param trace the stack trace of the failure, as the JVM would print it
 * @param accesses the two of a data race
 * @param passesFrom the first step at which the nearest schedule that passes differs; null if none is known
 * @param timeOut a limit of time that ran out early in its schedule, the first one; null if none did
 * @param test the test it was found in, such as {@code com.acme.FooTest#method}
 */
public record Violation(
        String id,
        ViolationKind kind,
        String message,
        String thread,
        SourceLocation at,
        boolean confirmed,
        String schedule,
        Map<String, Object> inputs,
        Integer k,
        List<CycleEdge> cycle,
        Region region,
        List<Step> steps,
        String trace,
        String test,
        List<Access> accesses,
        Integer passesFrom,
        EarlyTimeOut timeOut) {

    public Violation(
            String id,
            ViolationKind kind,
            String message,
            String thread,
            SourceLocation at,
            boolean confirmed,
            String schedule,
            Map<String, Object> inputs,
            Integer k,
            List<CycleEdge> cycle,
            Region region,
            List<Step> steps,
            String trace) {
        this(id, kind, message, thread, at, confirmed, schedule, inputs, k, cycle, region, steps, trace, null, null,
                null, null);
    }

    public Violation withId(String newId) {
        return new Violation(
                newId, kind, message, thread, at, confirmed, schedule, inputs, k, cycle, region, steps, trace,
                test, accesses, passesFrom, timeOut);
    }

    public Violation withMessage(String newMessage) {
        return new Violation(
                id, kind, newMessage, thread, at, confirmed, schedule, inputs, k, cycle, region, steps, trace,
                test, accesses, passesFrom, timeOut);
    }

    public Violation withAccesses(List<Access> newAccesses) {
        return new Violation(
                id, kind, message, thread, at, confirmed, schedule, inputs, k, cycle, region, steps, trace, test,
                newAccesses, passesFrom, timeOut);
    }

    public Violation withK(int newK) {
        return new Violation(
                id, kind, message, thread, at, confirmed, schedule, inputs, newK, cycle, region, steps, trace,
                test, accesses, passesFrom, timeOut);
    }

    public Violation thrownAt(SourceLocation place, String stackTrace) {
        return new Violation(
                id, kind, message, thread, place, confirmed, schedule, inputs, k, cycle, region, steps, stackTrace,
                test, accesses, passesFrom, timeOut);
    }

    public Violation withTest(String newTest) {
        return new Violation(
                id, kind, message, thread, at, confirmed, schedule, inputs, k, cycle, region, steps, trace, newTest,
                accesses, passesFrom, timeOut);
    }

    public Violation withSchedule(String path) {
        return new Violation(
                id, kind, message, thread, at, confirmed, path, inputs, k, cycle, region, steps, trace,
                test, accesses, passesFrom, timeOut);
    }

    public Violation confirmedWith(List<Step> newSteps) {
        return new Violation(
                id, kind, message, thread, at, true, schedule, inputs, k, cycle, region, newSteps, trace,
                test, accesses, passesFrom, timeOut);
    }

    /** The same with the step from which on the nearest schedule that passes differs. */
    public Violation passingFrom(int step) {
        return new Violation(
                id, kind, message, thread, at, confirmed, schedule, inputs, k, cycle, region, steps, trace,
                test, accesses, step, timeOut);
    }

    /** The same with a limit of time that ran out early; null for none. */
    public Violation withTimeOut(EarlyTimeOut early) {
        return new Violation(
                id, kind, message, thread, at, confirmed, schedule, inputs, k, cycle, region, steps, trace,
                test, accesses, passesFrom, early);
    }
}
