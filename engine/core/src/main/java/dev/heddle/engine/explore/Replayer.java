package dev.heddle.engine.explore;

import dev.heddle.engine.explore.divergence.Nondeterminism;
import dev.heddle.engine.explore.divergence.ReplayDivergence;
import dev.heddle.engine.model.Choice;
import dev.heddle.engine.model.Claim;
import dev.heddle.engine.model.HeddleVersion;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.StrategyCatalogue;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.runtime.ExecutionPlan;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.InputValue;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.runtime.thread.OutOfMemory;
import dev.heddle.engine.session.ByHand;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.session.ReplayOutcome;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.Observation;
import dev.heddle.engine.strategy.guided.ByHandStrategy;
import dev.heddle.engine.strategy.guided.ReplayStrategy;
import dev.heddle.engine.target.CodeHash;
import dev.heddle.engine.target.TestCase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Runs recorded schedules again: to confirm a violation, or because a user asks. */
final class Replayer {

    /** A violation counts as confirmed when two replays in a row agree; so often is tried. */
    private static final int ATTEMPTS = 4;

    private final TestRuntime runtime;
    private final TestCase test;
    private final ExploreOptions options;

    Replayer(TestRuntime runtime, TestCase test, ExploreOptions options) {
        this.runtime = runtime;
        this.test = test;
        this.options = options;
    }

    /**
     * What replays of a violation showed.
     *
     * @param violation null if it did not show again in the same way
     * @param difference what differed between replays, where it did not
     */
    record Confirmation(Violation violation, Schedule schedule, String difference) {

        Confirmation withPreemptions(int count) {
            return new Confirmation(violation.withK(count), schedule, difference);
        }

        Confirmation thrownAs(Diagnosis diagnosis) {
            return new Confirmation(
                    violation.thrownAt(diagnosis.at(), diagnosis.stackTrace()), schedule, difference);
        }

        Confirmation with(Schedule other) {
            return new Confirmation(violation, other, difference);
        }
    }

    /** Replays an execution that ended in a violation, with the scheduling points it had. */
    Confirmation confirm(ExecutionRecord failed, List<String> shared) {
        Diagnosis first = OutOfMemory.isCauseOf(failed.failure()) ? Diagnosis.of(failed) : null;
        Confirmation confirmation = confirm(recording(failed, shared), failed.kind().label() + " in " + failed.thread());
        boolean knowsPlace = first != null && first.at() != null && confirmation.violation() != null;
        return knowsPlace ? confirmation.thrownAs(first) : confirmation;
    }

    /** An execution of this search, with the scheduling points it had. */
    RecordedExecution recording(ExecutionRecord made, List<String> shared) {
        return RecordedExecution.of(made, shared, options.limits());
    }

    /** Replays a recording; {@code what} it leads to is named where it does not show again. */
    Confirmation confirm(RecordedExecution recording, String what) {
        ExecutionRecord previous = null;
        for (int i = 0; i < ATTEMPTS; i++) {
            ExecutionRecord record = run(recording, true);
            boolean sameTrace = previous != null && previous.hash().equals(record.hash());
            if (record.failed() && (sameTrace || haveNoMemory(previous, record))) {
                Violation violation = violation(record);
                String hash = sameTrace ? record.hash() : null;
                return new Confirmation(violation, schedule(record, recording.shared(), hash, violation.kind()), null);
            }
            if (previous != null && !sameTrace && i == ATTEMPTS - 1) {
                return new Confirmation(null, null, Nondeterminism.between(previous, record));
            }
            previous = record;
        }
        return new Confirmation(null, null, what + " did not show again when its schedule was replayed");
    }

    /** The schedule that a recording leads to, whatever it ends in. */
    Schedule scheduleOf(RecordedExecution recording) {
        ExecutionRecord record = run(recording, true);
        return schedule(record, recording.shared(), record.hash(), record.kind());
    }

    /** Replays once: what it leads to with its places, or null. */
    Violation once(RecordedExecution recording) {
        ExecutionRecord record = run(recording, true);
        return record.failed() ? violation(record) : null;
    }

    /** Whether both used up all memory: at which of many steps that happens is up to the garbage collector. */
    private static boolean haveNoMemory(ExecutionRecord previous, ExecutionRecord record) {
        return previous != null && OutOfMemory.isExhaustion(previous.failure())
                && OutOfMemory.isExhaustion(record.failure());
    }

    /** The same for one observation; null if it does not show again. */
    Confirmation confirm(Observation observed, RecordedExecution recording) {
        return confirm(List.of(observed), recording).get(observed);
    }

    /** Replays an execution to see what was observed in it with its places: those that show again. */
    Map<Observation, Confirmation> confirm(List<Observation> observed, RecordedExecution recording) {
        Set<String> locations = observed.stream().map(Observation::location).collect(Collectors.toSet());
        String hash = run(recording, false).hash();
        ExecutionRecord record = runtime.execute(plan(recording).traced(true).tellingRacesAt(locations));
        Map<Observation, Confirmation> confirmed = new LinkedHashMap<>();
        for (Observation wanted : hash.equals(record.hash()) ? observed : List.<Observation>of()) {
            Observation again = find(record, wanted);
            if (again != null) {
                Schedule schedule = schedule(record, recording.shared(), hash, again.kind());
                confirmed.put(wanted, new Confirmation(violation(again, record), schedule, null));
            }
        }
        return confirmed;
    }

    /**
     * Replays an execution in which a strategy saw something that it can tell without a replay: that it is the same execution
     * again, by its hash, is all that has to be shown. Nothing if it is not.
     */
    List<Confirmation> confirm(List<Observation> shown, RecordedExecution recording, String hash) {
        ExecutionRecord record = null;
        for (int i = 0; i < ATTEMPTS && (record == null || !record.hash().equals(hash)); i++) {
            record = run(recording, true);
        }
        List<Confirmation> confirmed = new ArrayList<>();
        for (Observation one : record.hash().equals(hash) ? shown : List.<Observation>of()) {
            Violation violation = violation(one, record);
            Schedule schedule = schedule(record, recording.shared(), hash, one.kind());
            confirmed.add(new Confirmation(violation, schedule.showing(violation), null));
        }
        return confirmed;
    }

    /** Replays an execution for what it shows, which is no failure; null if a replay parts from another. */
    Confirmation show(RecordedExecution recording, ViolationKind kind, String message) {
        String hash = run(recording, false).hash();
        ExecutionRecord record = run(recording, true);
        if (!hash.equals(record.hash())) {
            return null;
        }
        Observation seen = new Observation(kind, message, message, null, null, List.of());
        return new Confirmation(violation(seen, record), schedule(record, recording.shared(), hash, kind), null);
    }

    /** What a schedule was recorded for, where that is no failure. */
    private static Violation observed(Schedule schedule, ExecutionRecord record) {
        if (schedule.shows() != null) {
            Schedule.Shows shown = schedule.shows();
            return record.hash().equals(schedule.traceHash())
                    ? violation(new Observation(schedule.kind(), "", shown.message(), shown.thread(), shown.at(),
                            shown.accesses() == null ? List.of() : shown.accesses(), shown.region(), shown.orders()), record)
                    : null;
        }
        return record.observations().stream()
                .filter(o -> o.kind() == schedule.kind())
                .map(o -> violation(o, record))
                .findFirst()
                .orElse(null);
    }

    private static Observation find(ExecutionRecord record, Observation wanted) {
        return record.observations().stream().filter(wanted::isSame).findFirst().orElse(null);
    }

    private static Violation violation(Observation observed, ExecutionRecord record) {
        return new Violation(null, observed.kind(), observed.message(), observed.thread(), observed.at(), true, null,
                record.inputs().isEmpty() ? null : shown(record.inputs()), null, null, observed.region(), record.trace(), null)
                .withAccesses(observed.accesses().isEmpty() ? null : observed.accesses())
                .withOrders(observed.orders())
                .withTimeOut(record.earlyTimeOut());
    }

    /**
     * Makes an execution that has just been made again. What is told, if anything, is where replays differ from each
     * other: the execution itself may have been the first to need some class, and so to fill caches of the JDK.
     */
    String differenceOnReplay(ExecutionRecord made, List<String> shared) {
        RecordedExecution recording = recording(made, shared);
        boolean same = run(recording, false).hash().equals(made.hash());
        ExecutionRecord previous = null;
        for (int i = 0; i < ATTEMPTS && !same; i++) {
            ExecutionRecord record = run(recording, true);
            if (previous != null && !previous.hash().equals(record.hash())) {
                return Nondeterminism.between(previous, record);
            }
            previous = record;
        }
        return null;
    }

    /** Replays a schedule once, as the first execution of the process. */
    ReplayOutcome first(Schedule schedule) {
        ExecutionRecord first = runtime.execute(plan(schedule));
        Violation violation = first.failed() ? violation(first) : observed(schedule, first);
        return new ReplayOutcome(first.hash().equals(schedule.traceHash()), first.hash(), violation, first.trace(), null);
    }

    /** A traced replay for what the schedule was recorded for. */
    private ExecutionPlan plan(Schedule schedule) {
        return plan(RecordedExecution.of(schedule)).traced(true).tellingRacesAt(racesToTell(schedule));
    }

    /** All where a race is what it was recorded for. */
    private static Set<String> racesToTell(Schedule schedule) {
        return schedule.kind() == ViolationKind.RACE ? null : Set.of();
    }

    /** {@code ready} is called when all is prepared and the replay itself begins. */
    ReplayOutcome replay(Schedule schedule, int times, Runnable ready) {
        RecordedExecution recording = RecordedExecution.of(schedule);
        // An execution that took its process with it is made once: there is no second one in a process.
        if (schedule.traceHash() != null) {
            // Loads and initialises classes.
            run(recording, false);
        }
        ready.run();
        ExecutionRecord first = runtime.execute(plan(schedule));
        Violation violation = first.failed() ? violation(first) : observed(schedule, first);
        if (schedule.traceHash() == null && OutOfMemory.isExhaustion(first.failure())) {
            return new ReplayOutcome(violation.kind() == schedule.kind(), null, violation, first.trace(), null);
        }
        if (!first.hash().equals(schedule.traceHash())) {
            String parted = ReplayDivergence.of(schedule, first, () -> runtime.execute(plan(schedule)));
            return new ReplayOutcome(false, first.hash(), violation, first.trace(), parted);
        }
        long[] hashes = first.stepHashes();
        for (int i = 1; i < times; i++) {
            ExecutionRecord again = run(recording, false);
            if (!again.hash().equals(first.hash())) {
                return new ReplayOutcome(false, again.hash(), violation, first.trace(),
                        Nondeterminism.of(i + 1, times, first, hashes, again));
            }
        }
        return new ReplayOutcome(true, first.hash(), violation, first.trace(), null);
    }

    /** Runs the test of a schedule with decisions that a user chose, and notes what else could have been chosen. */
    ReplayOutcome choose(Schedule recorded, int[] chosen) {
        RecordedExecution recording = new RecordedExecution(chosen, RecordedExecution.numbers(recorded), recorded.shared(), recorded.limits());
        // Loads and initialises classes.
        run(recording, false);
        ByHandStrategy strategy = new ByHandStrategy(chosen, recording.inputs(), runtime::tracedSoFar);
        strategy.prepare();
        ExecutionRecord record = runtime.execute(ExecutionPlan.of(test.body(), strategy, recorded.limits())
                .at(recorded.shared()).traced(true).tellingRacesAt(racesToTell(recorded)));
        Violation violation = record.failed() ? violation(record) : observed(recorded, record);
        Schedule schedule =
                schedule(record, recorded.shared(), record.hash(), violation == null ? null : violation.kind());
        List<String> names = record.threadNames();
        List<Choice> choices = strategy.points().stream().map(point -> choice(point, names, record.trace())).toList();
        return new ReplayOutcome(true, record.hash(), violation, record.trace(), null, new ByHand(schedule, choices));
    }

    private static Choice choice(ByHandStrategy.Point point, List<String> names, List<Step> trace) {
        List<Choice.Option> options = new ArrayList<>();
        for (int i = 0; i < point.threads().length; i++) {
            String name = names.get(point.threads()[i]);
            Step next = trace.stream().skip(point.before()).filter(step -> step.thread().equals(name)).findFirst().orElse(null);
            options.add(new Choice.Option(point.threads()[i], name, point.ops()[i].label(), next));
        }
        return new Choice(point.before() + 1, point.decision(), options);
    }

    /** What belongs to an interference depends on when references were stored. */
    private Needs needs() {
        return StrategyCatalogue.claimOf(options.strategy()) == Claim.INTERFERENCES ? Needs.of(Need.VALUES)
                : Needs.NOTHING;
    }

    private ExecutionRecord run(RecordedExecution recording, boolean traced) {
        return runtime.execute(plan(recording).traced(traced));
    }

    private ExecutionPlan plan(RecordedExecution recording) {
        ReplayStrategy strategy = new ReplayStrategy(recording.decisions(), recording.inputs(), needs());
        strategy.prepare();
        return ExecutionPlan.of(test.body(), strategy, recording.limits()).at(recording.shared());
    }

    static Violation violation(ExecutionRecord record) {
        Diagnosis diagnosis = Diagnosis.of(record);
        return new Violation(
                null,
                diagnosis.kind(),
                diagnosis.message(),
                record.thread(),
                diagnosis.at(),
                true,
                null,
                record.inputs().isEmpty() ? null : shown(record.inputs()),
                null,
                record.cycle().isEmpty() ? null : record.cycle(),
                null,
                record.trace(),
                diagnosis.stackTrace()).withTimeOut(record.earlyTimeOut());
    }

    static Map<String, Object> shown(Map<String, InputValue> inputs) {
        Map<String, Object> shown = new LinkedHashMap<>();
        inputs.forEach((name, input) -> shown.put(name, input.shown()));
        return shown;
    }

    Schedule schedule(ExecutionRecord record, List<String> shared, String hash, ViolationKind kind) {
        return schedule(record.decisions(), record.threadPaths(), shared, hash, kind, record.trace(), shown(record.inputs()));
    }

    Schedule schedule(
            int[] decisions,
            List<String> threads,
            List<String> shared,
            String hash,
            ViolationKind kind,
            List<Step> steps,
            Map<String, Object> inputs) {
        return new Schedule(
                Schedule.SCHEMA,
                test.id(),
                options.strategy(),
                options.seed(),
                inputs,
                options.limits(),
                shared,
                threads,
                decisions,
                hash,
                new Schedule.Versions(
                        HeddleVersion.current(), System.getProperty("java.version"), runtime.backend(),
                        CodeHash.of(test.id())),
                kind,
                steps,
                null);
    }
}
