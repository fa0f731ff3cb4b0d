package dev.heddle.engine.explore;

import dev.heddle.engine.explore.divergence.Nondeterminism;
import dev.heddle.engine.model.Interference;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.runtime.thread.OutOfMemory;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.story.Interferences;
import dev.heddle.engine.strategy.api.Observation;
import dev.heddle.engine.target.FailureDescription;
import dev.heddle.engine.target.TestCase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Looks closer at executions of a search that show something: replays them, and keeps what shows again. */
final class Examination {

    /** Deadlocks of the same threads and locks may be at different places, which only a trace tells. */
    private static final int MOST_LOOKS = 10;
    /** What was thrown tells its place; it may fail to show again the first time. */
    private static final int ENOUGH_LOOKS = 3;

    private final TestCase test;
    private final ExploreOptions options;
    private final ExplorationListener listener;
    private final ExecutionWatch watch;
    private final Replayer replayer;
    private final Tally tally;
    private final Notes notes;
    private final BooleanSupplier overdue;
    private final BooleanSupplier over;
    private final Shortener shortener;
    private final Contrast contrast;
    private final Sightings sightings;
    private final List<Violation> violations = new ArrayList<>();
    private final Set<String> causes = new HashSet<>();
    private final Map<String, Integer> looks = new HashMap<>();
    /** Whether violations are told with what threads saw of others, and not with fewer switches. */
    private boolean fewInterferences;
    private long executionsToFirstViolation;
    private int unconfirmed;
    private boolean refuted;
    private boolean leftWaiting;
    private boolean nondeterministic;
    private long nanos;

    /**
     * @param overdue whether nothing should be made shorter any more
     * @param over whether not even a replay may go on
     */
    Examination(TestRuntime runtime, TestCase test, ExploreOptions options, ExplorationListener listener, ExecutionWatch watch,
            Replayer replayer, Tally tally, Notes notes, BooleanSupplier overdue, BooleanSupplier over) {
        this.test = test;
        this.options = options;
        this.listener = listener;
        this.watch = watch;
        this.replayer = replayer;
        this.tally = tally;
        this.notes = notes;
        this.overdue = overdue;
        this.over = over;
        this.shortener = new Shortener(runtime, test, options, replayer, overdue);
        this.contrast = new Contrast(runtime, test, options, overdue);
        this.sightings = new Sightings(options, listener, new Sightings.Reporter() {
            @Override
            public void addShortest(Replayer.Confirmation confirmation, ViolationSignature signature) {
                Examination.this.addShortest(confirmation, signature);
            }

            @Override
            public void add(Violation violation, Schedule schedule) {
                Examination.this.add(violation, schedule);
            }
        });
    }

    /** Violations are told as they were found, with what threads saw of others. */
    void keepInterferencesFew() {
        fewInterferences = true;
    }

    /** What has been found before is not told again, and does not end the search. */
    void knows(List<Violation> found) {
        found.forEach(violation -> causes.add(cause(violation)));
    }

    /** Tells of a test that does not do the same under the same schedule; failures are replayed anyway. */
    void check(ExecutionRecord record, List<String> shared) {
        if (nondeterministic || record.failed() || record.abandoned() || record.isStopped()) {
            return;
        }
        String difference = watch.beside(() -> replayer.differenceOnReplay(record, shared));
        nondeterministic = difference != null;
        notes.add(difference);
    }

    /** Looks at how an execution ended, and at what the runtime and the strategy saw in it. */
    void examine(ExecutionRecord record, List<Observation> shown, List<String> shared) {
        List<Observation> fresh = sightings.fresh(record.observations());
        List<Observation> freshShown = sightings.fresh(shown);
        // What an execution did is kept until the next one only, which is a replay of this one.
        RecordedExecution recording = fresh.isEmpty() && freshShown.isEmpty() ? null : replayer.recording(record, shared);
        String hash = freshShown.isEmpty() ? null : record.hash();
        // What is seen of a variable that is not known to be shared has not been counted; it is found again.
        boolean counted = !fewInterferences || !record.learned();
        if (record.failed() && counted && isNew(record)) {
            examineFailure(record, shared);
        }
        if (!fresh.isEmpty()) {
            sightings.report(watch.beside(() -> replayer.confirm(fresh, recording)));
        }
        if (!freshShown.isEmpty()) {
            sightings.report(watch.beside(() -> replayer.confirm(freshShown, recording, hash)));
        }
    }

    /** Whether a failure may be one that has not been looked at: a look is slow, and a complete search meets many. */
    private boolean isNew(ExecutionRecord record) {
        String what = record.kind() + " " + record.thread() + " "
                + (record.failure() == null ? record.cycle() + " " + record.waiting() : FailureDescription.of(record.failure()).at());
        return looks.merge(what, 1, Integer::sum) <= (record.failure() == null ? MOST_LOOKS : ENOUGH_LOOKS);
    }

    /**
     * Replays what an execution ended in; only what shows again is reported, with few switches where that is
     * possible.
     */
    private void examineFailure(ExecutionRecord record, List<String> shared) {
        long from = System.nanoTime();
        Excuse excuse = Excuse.of(record, test, options.failOn());
        Replayer.Confirmation confirmation = watch.beside(() -> replayer.confirm(record, shared));
        if (confirmation.violation() == null) {
            tellUnconfirmed(record, confirmation.difference());
        } else if (causes.add(cause(confirmation.violation()))) {
            if (excuse != null) {
                leftWaiting |= excuse == Excuse.LEFT_WAITING;
                notes.add(excuse.sentence(confirmation.violation(), options.limits().steps()));
            } else if (fewInterferences) {
                addWithInterferences(confirmation);
            } else if (OutOfMemory.isExhaustion(record.failure())) {
                add(confirmation.violation(), confirmation.schedule());
            } else {
                addShortest(confirmation, new ViolationSignature(confirmation.violation(), null));
            }
        }
        nanos += System.nanoTime() - from;
    }

    private void tellUnconfirmed(ExecutionRecord record, String difference) {
        unconfirmed++;
        if (over.getAsBoolean()) {
            notes.add(record.kind().label() + " in " + record.thread()
                    + " was seen when the time was over: there was none left to replay it (--time)");
            return;
        }
        if (!nondeterministic) {
            notes.add(difference);
        }
        nondeterministic |= Nondeterminism.isTold(difference);
    }

    /** As it was found: a shorter schedule may have more interferences. */
    private void addWithInterferences(Replayer.Confirmation confirmation) {
        List<Interference> all = Interferences.of(confirmation.violation().steps());
        int bound = options.interferenceTotal() ? all.size() : Interferences.most(all);
        Violation violation = confirmation.violation().withInterferences(all, bound);
        add(violation, watch.beside(() -> contrast.add(confirmation.schedule(), new ViolationSignature(violation, null))));
    }

    private void addShortest(Replayer.Confirmation confirmation, ViolationSignature sought) {
        Replayer.Confirmation shortest = watch.beside(() -> {
            Replayer.Confirmation shorter = shortener.shorten(confirmation, sought);
            return shorter.with(contrast.add(shorter.schedule(), sought));
        });
        if (overdue.getAsBoolean()) {
            notes.add("the time was over before the shortest schedule was found: the one shown may have more switches than it needs"
                    + " (--time)");
        }
        add(shortest.violation(), shortest.schedule());
    }

    private void add(Violation violation, Schedule schedule) {
        if (!listener.confirms(violation, schedule)) {
            String what = violation.kind().label() + (violation.at() == null ? "" : " at " + violation.at().shortForm())
                    + " in " + violation.thread();
            if (listener.whyNot() != null) {
                unconfirmed++;
                notes.add(what + ": " + listener.whyNot());
                return;
            }
            refuted = true;
            notes.add(what + " did not show as the first execution of a new process:"
                    + " earlier executions of the test have left something behind that makes it fail");
            return;
        }
        keep(violation, schedule);
    }

    private void keep(Violation violation, Schedule schedule) {
        if (violations.isEmpty()) {
            executionsToFirstViolation = tally.learning() + tally.executions();
        }
        Violation numbered = violation.withId("v" + (violations.size() + 1));
        violations.add(numbered);
        listener.violation(numbered, schedule);
    }

    /** Keeps a schedule for the order that was asked for; false if a replay does not show it. */
    boolean keepShown(ExecutionRecord record, SoughtOrder sought, List<String> shared) {
        RecordedExecution recording = replayer.recording(record, shared);
        Replayer.Confirmation again =
                watch.beside(() -> replayer.show(recording, ViolationKind.ORDER, sought + ", as was asked for"));
        if (again == null) {
            unconfirmed++;
            return false;
        }
        keep(again.violation(), again.schedule());
        return true;
    }

    /** What makes two violations the same to a user: kind and place, not the schedule. */
    private static String cause(Violation v) {
        return v.kind() + " " + v.at() + " " + (v.cycle() == null
                ? "" : v.cycle().stream().map(edge -> String.valueOf(edge.at())).sorted().toList());
    }

    List<Violation> violations() {
        return violations;
    }

    List<Violation> warnings() {
        return sightings.warnings();
    }

    /** 0 if none was found. */
    long executionsToFirstViolation() {
        return executionsToFirstViolation;
    }

    int unconfirmed() {
        return unconfirmed;
    }

    boolean hasLookedCloser() {
        return nanos > 0;
    }

    /** Time spent on confirming violations and on finding short schedules for them. */
    long millis() {
        return TimeUnit.NANOSECONDS.toMillis(nanos);
    }

    /** Why a search that has come to its end cannot claim its bound. */
    List<String> reservations() {
        List<String> reasons = new ArrayList<>();
        if (unconfirmed > 0) {
            reasons.add("a violation did not show again when its schedule was replayed");
        }
        if (refuted) {
            reasons.add("executions of the test leave something behind that later ones see");
        }
        if (leftWaiting) {
            reasons.add("threads were left waiting when the test had passed");
        }
        if (nondeterministic) {
            reasons.add("the test is not deterministic");
        }
        return reasons;
    }
}
