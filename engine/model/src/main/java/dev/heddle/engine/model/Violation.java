package dev.heddle.engine.model;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

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
 * @param story why it happened, in at most five sentences; null where its steps do not tell
 * @param deciding the numbers of the steps that the story rests on
 * @param interferences the writes of others that threads saw; null where nobody asked
 * @param orders of what was predicted from one run, what happened there and here; null for anything else
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
        EarlyTimeOut timeOut,
        List<String> story,
        List<Integer> deciding,
        List<Interference> interferences,
        TwoOrders orders) {

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
                null, null, null, null, null, null);
    }

    public Violation withId(String newId) {
        return with(change -> change.id = newId);
    }

    public Violation withMessage(String newMessage) {
        return with(change -> change.message = newMessage);
    }

    public Violation withAccesses(List<Access> newAccesses) {
        return with(change -> change.accesses = newAccesses);
    }

    public Violation withOrders(TwoOrders newOrders) {
        return with(change -> change.orders = newOrders);
    }

    public Violation withK(int newK) {
        return with(change -> change.k = newK);
    }

    public Violation thrownAt(SourceLocation place, String stackTrace) {
        return with(change -> {
            change.at = place;
            change.trace = stackTrace;
        });
    }

    public Violation withTest(String newTest) {
        return with(change -> change.test = newTest);
    }

    public Violation withSchedule(String path) {
        return with(change -> change.schedule = path);
    }

    public Violation confirmedWith(List<Step> newSteps) {
        return with(change -> {
            change.confirmed = true;
            change.steps = newSteps;
        });
    }

    /** The same with the step from which on the nearest schedule that passes differs. */
    public Violation passingFrom(int step) {
        return with(change -> change.passesFrom = step);
    }

    /** The same with a limit of time that ran out early; null for none. */
    public Violation withTimeOut(EarlyTimeOut early) {
        return with(change -> change.timeOut = early);
    }

    /** The same with an account of why it happened and the numbers of the steps that the account rests on. */
    public Violation withStory(List<String> sentences, List<Integer> steps) {
        return with(change -> {
            change.story = sentences;
            change.deciding = steps;
        });
    }

    /** The same with the writes of others that threads saw, of which at most {@code most} count for one bound. */
    public Violation withInterferences(List<Interference> all, int most) {
        return with(change -> {
            change.interferences = all;
            change.k = most;
        });
    }

    private Violation with(Consumer<Change> change) {
        Change changed = new Change(this);
        change.accept(changed);
        return changed.violation();
    }

    /** What can be different in a copy. */
    private static final class Change {

        private final Violation original;
        private String id;
        private String message;
        private SourceLocation at;
        private boolean confirmed;
        private String schedule;
        private Integer k;
        private List<Step> steps;
        private String trace;
        private String test;
        private List<Access> accesses;
        private Integer passesFrom;
        private EarlyTimeOut timeOut;
        private List<String> story;
        private List<Integer> deciding;
        private List<Interference> interferences;
        private TwoOrders orders;

        Change(Violation original) {
            this.original = original;
            id = original.id();
            message = original.message();
            at = original.at();
            confirmed = original.confirmed();
            schedule = original.schedule();
            k = original.k();
            steps = original.steps();
            trace = original.trace();
            test = original.test();
            accesses = original.accesses();
            passesFrom = original.passesFrom();
            timeOut = original.timeOut();
            story = original.story();
            deciding = original.deciding();
            interferences = original.interferences();
            orders = original.orders();
        }

        Violation violation() {
            return new Violation(id, original.kind(), message, original.thread(), at, confirmed, schedule,
                    original.inputs(), k, original.cycle(), original.region(), steps, trace, test, accesses, passesFrom,
                    timeOut, story, deciding, interferences, orders);
        }
    }
}
