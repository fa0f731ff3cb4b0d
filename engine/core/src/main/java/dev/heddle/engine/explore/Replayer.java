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
        Confirmation confirmation =
                confirm(failed.decisions(), numbers(failed), shared, failed.kind().label() + " in " + failed.thread());
        boolean knowsPlace = first != null && first.at() != null && confirmation.violation() != null;
        return knowsPlace ? confirmation.thrownAs(first) : confirmation;
    }

    /** Replays decisions; {@code what} they lead to is named where it does not show again. */
    Confirmation confirm(int[] decisions, Map<String, Long> inputs, List<String> shared, String what) {
        List<String> learned = runtime.shared();
        runtime.fixShared(shared);
        try {
            ExecutionRecord previous = null;
            for (int i = 0; i < ATTEMPTS; i++) {
                ExecutionRecord record = run(decisions, inputs, options.limits(), true);
                boolean sameTrace = previous != null && previous.hash().equals(record.hash());
                if (record.failed() && (sameTrace || haveNoMemory(previous, record))) {
                    Violation violation = violation(record);
                    String hash = sameTrace ? record.hash() : null;
                    Schedule schedule = schedule(record.decisions(), record.threadPaths(), shared, hash,
                            violation.kind(), record.trace(), shown(record.inputs()));
                    return new Confirmation(violation, schedule, null);
                }
                if (previous != null && !sameTrace && i == ATTEMPTS - 1) {
                    return new Confirmation(null, null, Nondeterminism.between(previous, record));
                }
                previous = record;
            }
            return new Confirmation(null, null, what + " did not show again when its schedule was replayed");
        } finally {
            runtime.learnShared(learned);
        }
    }

    /** The schedule that decisions lead to, whatever it ends in. */
    Schedule scheduleOf(int[] decisions, Map<String, Long> inputs, List<String> shared) {
        List<String> learned = runtime.shared();
        runtime.fixShared(shared);
        try {
            ExecutionRecord record = run(decisions, inputs, options.limits(), true);
            return schedule(record.decisions(), record.threadPaths(), shared, record.hash(), record.kind(), record.trace(),
                    shown(record.inputs()));
        } finally {
            runtime.learnShared(learned);
        }
    }

    /** Replays decisions once, with the scheduling points in force: what they lead to with its places, or null. */
    Violation once(int[] decisions, Map<String, Long> inputs) {
        ExecutionRecord record = run(decisions, inputs, options.limits(), true);
        return record.failed() ? violation(record) : null;
    }

    /** Whether both used up all memory: at which of many steps that happens is up to the garbage collector. */
    private static boolean haveNoMemory(ExecutionRecord previous, ExecutionRecord record) {
        return previous != null && OutOfMemory.isExhaustion(previous.failure())
                && OutOfMemory.isExhaustion(record.failure());
    }

    /** The same for one observation; null if it does not show again. */
    Confirmation confirm(Observation observed, int[] decisions, Map<String, Long> inputs, List<String> shared) {
        return confirm(List.of(observed), decisions, inputs, shared).get(observed);
    }

    /** Replays an execution to see what was observed in it with its places: those that show again. */
    Map<Observation, Confirmation> confirm(
            List<Observation> observed, int[] decisions, Map<String, Long> inputs, List<String> shared) {
        List<String> learned = runtime.shared();
        runtime.fixShared(shared);
        runtime.watchRaces(observed.stream().map(Observation::location).collect(Collectors.toSet()));
        try {
            String hash = run(decisions, inputs, options.limits(), false).hash();
            ExecutionRecord record = run(decisions, inputs, options.limits(), true);
            Map<Observation, Confirmation> confirmed = new LinkedHashMap<>();
            if (hash.equals(record.hash())) {
                for (Observation wanted : observed) {
                    Observation again = find(record, wanted);
                    if (again != null) {
                        Schedule schedule = schedule(record.decisions(), record.threadPaths(), shared, hash,
                                again.kind(), record.trace(), shown(record.inputs()));
                        confirmed.put(wanted, new Confirmation(violation(again, record), schedule, null));
                    }
                }
            }
            return confirmed;
        } finally {
            runtime.watchRaces(Set.of());
            runtime.learnShared(learned);
        }
    }

    /**
     * Replays an execution in which a strategy saw something that it can tell without a replay: that it is the same execution
     * again is all that has to be shown. Nothing if it is not.
     */
    List<Confirmation> confirm(
            List<Observation> shown, int[] decisions, String hash, Map<String, Long> inputs, List<String> shared) {
        List<String> learned = runtime.shared();
        runtime.fixShared(shared);
        try {
            ExecutionRecord record = null;
            for (int i = 0; i < ATTEMPTS && (record == null || !record.hash().equals(hash)); i++) {
                record = run(decisions, inputs, options.limits(), true);
            }
            List<Confirmation> confirmed = new ArrayList<>();
            for (Observation one : record.hash().equals(hash) ? shown : List.<Observation>of()) {
                Violation violation = violation(one, record);
                Schedule schedule = schedule(record.decisions(), record.threadPaths(), shared, hash, one.kind(),
                        record.trace(), shown(record.inputs()));
                confirmed.add(new Confirmation(violation, schedule.showing(violation), null));
            }
            return confirmed;
        } finally {
            runtime.learnShared(learned);
        }
    }

    /** Replays an execution for what it shows, which is no failure; null if a replay parts from another. */
    Confirmation show(ExecutionRecord made, List<String> shared, ViolationKind kind, String message) {
        int[] decisions = made.decisions();
        Map<String, Long> inputs = numbers(made);
        List<String> learned = runtime.shared();
        runtime.fixShared(shared);
        try {
            String hash = run(decisions, inputs, options.limits(), false).hash();
            ExecutionRecord record = run(decisions, inputs, options.limits(), true);
            if (!hash.equals(record.hash())) {
                return null;
            }
            Schedule schedule = schedule(record.decisions(), record.threadPaths(), shared, hash, kind, record.trace(),
                    shown(record.inputs()));
            Observation seen = new Observation(kind, message, message, null, null, List.of());
            return new Confirmation(violation(seen, record), schedule, null);
        } finally {
            runtime.learnShared(learned);
        }
    }

    /** What a schedule was recorded for, where that is no failure. */
    private static Violation observed(Schedule schedule, ExecutionRecord record) {
        if (schedule.shows() != null) {
            Schedule.Shows shown = schedule.shows();
            return record.hash().equals(schedule.traceHash())
                    ? violation(new Observation(schedule.kind(), "", shown.message(), shown.thread(), shown.at(),
                            shown.accesses() == null ? List.of() : shown.accesses(), shown.region()), record)
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
                .withTimeOut(record.earlyTimeOut());
    }

    /**
     * Makes an execution that has just been made again. What is told, if anything, is where replays differ from each
     * other: the execution itself may have been the first to need some class, and so to fill caches of the JDK.
     */
    String differenceOnReplay(ExecutionRecord made, List<String> shared) {
        int[] decisions = made.decisions();
        Map<String, Long> inputs = numbers(made);
        List<String> learned = runtime.shared();
        runtime.fixShared(shared);
        try {
            boolean same = run(decisions, inputs, options.limits(), false).hash()
                    .equals(made.hash());
            ExecutionRecord previous = null;
            for (int i = 0; i < ATTEMPTS && !same; i++) {
                ExecutionRecord record = run(decisions, inputs, options.limits(), true);
                if (previous != null && !previous.hash().equals(record.hash())) {
                    return Nondeterminism.between(previous, record);
                }
                previous = record;
            }
            return null;
        } finally {
            runtime.learnShared(learned);
        }
    }

    /** Replays a schedule once, as the first execution of the process. */
    ReplayOutcome first(Schedule schedule) {
        runtime.fixShared(schedule.shared());
        runtime.watchRaces(schedule.kind() == ViolationKind.RACE ? null : Set.of());
        ExecutionRecord first = run(schedule.decisions(), numbers(schedule), schedule.limits(), true);
        Violation violation = first.failed() ? violation(first) : observed(schedule, first);
        return new ReplayOutcome(first.hash().equals(schedule.traceHash()), first.hash(), violation, first.trace(), null);
    }

    /** {@code ready} is called when all is prepared and the replay itself begins. */
    ReplayOutcome replay(Schedule schedule, int times, Runnable ready) {
        runtime.fixShared(schedule.shared());
        int[] decisions = schedule.decisions();
        Map<String, Long> inputs = numbers(schedule);
        Schedule.Limits limits = schedule.limits();
        // An execution that took its process with it is made once: there is no second one in a process.
        if (schedule.traceHash() != null) {
            // Loads and initialises classes.
            run(decisions, inputs, limits, false);
        }
        runtime.watchRaces(schedule.kind() == ViolationKind.RACE ? null : Set.of());
        ready.run();
        ExecutionRecord first = run(decisions, inputs, limits, true);
        Violation violation = first.failed() ? violation(first) : observed(schedule, first);
        if (schedule.traceHash() == null && OutOfMemory.isExhaustion(first.failure())) {
            return new ReplayOutcome(violation.kind() == schedule.kind(), null, violation, first.trace(), null);
        }
        if (!first.hash().equals(schedule.traceHash())) {
            String parted = ReplayDivergence.of(schedule, first, () -> run(decisions, inputs, limits, true));
            return new ReplayOutcome(false, first.hash(), violation, first.trace(), parted);
        }
        long[] hashes = first.stepHashes();
        for (int i = 1; i < times; i++) {
            ExecutionRecord again = run(decisions, inputs, limits, false);
            if (!again.hash().equals(first.hash())) {
                return new ReplayOutcome(false, again.hash(), violation, first.trace(),
                        Nondeterminism.of(i + 1, times, first, hashes, again));
            }
        }
        return new ReplayOutcome(true, first.hash(), violation, first.trace(), null);
    }

    /** Runs the test of a schedule with decisions that a user chose, and notes what else could have been chosen. */
    ReplayOutcome choose(Schedule recorded, int[] chosen) {
        runtime.fixShared(recorded.shared());
        Map<String, Long> inputs = numbers(recorded);
        // Loads and initialises classes.
        run(chosen, inputs, recorded.limits(), false);
        runtime.watchRaces(recorded.kind() == ViolationKind.RACE ? null : Set.of());
        ByHandStrategy strategy = new ByHandStrategy(chosen, inputs, runtime::tracedSoFar);
        strategy.prepare();
        ExecutionRecord record = runtime.execute(test.body(), strategy, recorded.limits(), true);
        Violation violation = record.failed() ? violation(record) : observed(recorded, record);
        Schedule schedule = schedule(record.decisions(), record.threadPaths(), recorded.shared(), record.hash(),
                violation == null ? null : violation.kind(), record.trace(), shown(record.inputs()));
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

    private ExecutionRecord run(
            int[] decisions, Map<String, Long> inputs, Schedule.Limits limits, boolean traced) {
        ReplayStrategy strategy = new ReplayStrategy(decisions, inputs, needs());
        strategy.prepare();
        return runtime.execute(test.body(), strategy, limits, traced);
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

    /** The inputs of a schedule as numbers. */
    static Map<String, Long> numbers(Schedule schedule) {
        Map<String, Long> numbers = new LinkedHashMap<>();
        schedule.inputs().forEach((name, value) -> numbers.put(name, InputValue.number(value)));
        return numbers;
    }

    static Map<String, Long> numbers(ExecutionRecord record) {
        Map<String, Long> numbers = new LinkedHashMap<>();
        record.inputs().forEach((name, input) -> numbers.put(name, input.value()));
        return numbers;
    }

    static Map<String, Object> shown(Map<String, InputValue> inputs) {
        Map<String, Object> shown = new LinkedHashMap<>();
        inputs.forEach((name, input) -> shown.put(name, input.shown()));
        return shown;
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
