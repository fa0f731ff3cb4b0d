package dev.heddle.engine.explore;

import dev.heddle.engine.explore.divergence.Nondeterminism;
import dev.heddle.engine.graph.GraphFile;
import dev.heddle.engine.instrument.LoadedClasses;
import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Claim;
import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.model.InputText;
import dev.heddle.engine.model.Interference;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.StrategyCatalogue;
import dev.heddle.engine.model.TimeOuts;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.runtime.thread.OutOfMemory;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Observation;
import dev.heddle.engine.session.DecisionLog;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.session.Progress;
import dev.heddle.engine.session.ReplayOutcome;
import dev.heddle.engine.story.Interferences;
import dev.heddle.engine.strategy.api.Focus;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.dpor.DporStrategy;
import dev.heddle.engine.strategy.hapset.StoredPairs;
import dev.heddle.engine.strategy.unfolding.UnfoldingStrategy;
import dev.heddle.engine.target.FailureDescription;
import dev.heddle.engine.target.MissingClass;
import dev.heddle.engine.target.TestCase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Executes one test under one schedule after another. */
public final class Explorer {

    private static final long PROGRESS_NANOS = 200_000_000;
    /** Threads left behind by ended executions are tolerated up to here. */
    private static final int MOST_LEAKED_THREADS = 2_000;
    /** Deadlocks of the same threads and locks may be at different places, which only a trace tells. */
    private static final int MOST_LOOKS = 10;
    /** Executions with guessed scheduling points, which are slow, even if the last of them has learned something. */
    private static final int MOST_GUESSES = 5;
    /** What was thrown tells its place; it may fail to show again the first time. */
    private static final int ENOUGH_LOOKS = 3;
    private static final int[] NO_DECISIONS = {};
    /** Where waits have limits of time, so much is left for the second look. */
    private static final double SHARE_BEFORE_A_SECOND_LOOK = 0.8;
    /** The first execution that is made a second time, to see whether that gives the same trace. */
    private static final int FIRST_CHECK = 2;
    /** So many times as many executions until the next that is. */
    private static final int BETWEEN_CHECKS = 4;

    private final TestCase test;
    private final ExploreOptions options;
    private final ExplorationListener listener;
    private final TestRuntime runtime = TestRuntime.get();
    private final Replayer replayer;
    private final Shortener shortener;
    private final Contrast contrast;
    private final OrderRecorder orders = new OrderRecorder();
    private final StoredPairs stored;
    /** Null unless somebody asked for an order. */
    private SoughtOrder sought;
    private final List<Violation> violations = new ArrayList<>();
    private final Sightings sightings;
    /** Time spent on confirming violations and on finding short schedules for them. */
    private long witnessNanos;
    private final Set<String> causes = new HashSet<>();
    private final List<String> notes = new ArrayList<>();
    private final Behaviours behaviours = new Behaviours();
    private DecisionLog log;
    private volatile TimeBudget budget = new TimeBudget(0);
    private volatile boolean stopped;
    private volatile boolean executing;
    private final Map<String, Integer> looks = new HashMap<>();
    private long executions;
    private long abandoned;
    private long learning;
    private long executionsToFirstViolation;
    private int unconfirmed;
    /** Executions that were cut off at the limit on steps. */
    private int cutOff;
    /** Whether something showed in this process and not in a new one. */
    private boolean refuted;
    /** Whether threads waited for ever when the test had passed. */
    private boolean leftWaiting;
    /** Whether threads were left where they stood at the limit on depth. */
    private boolean halted;
    private boolean guessing;
    /** Whether violations are told with what threads saw of others, and not with fewer switches. */
    private boolean boundsInterference;
    private boolean nondeterministic;
    /** Whether an execution was not given up. */
    private boolean assumptionsHeld;
    /** Inputs of the test that the strategy does not choose, with their values; empty if there are none. */
    private String fixedInputs = "";
    private Supplier<List<Imprecision>> uninstrumented = List::of;
    private List<String> shared = List.of();

    public Explorer(TestCase test, ExploreOptions options, ExplorationListener listener) {
        this.test = test;
        this.options = options;
        this.listener = listener;
        this.replayer = new Replayer(runtime, test, options);
        this.shortener = new Shortener(runtime, test, options, replayer, this::isOverdue);
        this.contrast = new Contrast(runtime, test, options, this::isOverdue);
        this.sightings = new Sightings(options, listener, new Sightings.Reporter() {
            @Override
            public void addShortest(Replayer.Confirmation confirmation, ViolationSignature signature) {
                Explorer.this.addShortest(confirmation, signature);
            }

            @Override
            public void add(Violation violation, Schedule schedule) {
                Explorer.this.add(violation, schedule);
            }
        });
        String sets = options.orders().sets();
        this.stored = sets == null ? StoredPairs.NONE : new StoredPairs(StoredPairs.file(Path.of(sets), test.id()));
        runtime.preserveStatics(LoadedClasses.initialized());
        runtime.useVirtualThreads(!options.backend().equals("platform") && TestRuntime.virtualSupported());
    }

    /** The test has inputs, the strategy chooses them, but values are not followed from them in this process. */
    @SuppressWarnings("serial")
    public static final class InputsException extends RuntimeException {}

    /**
     * Searches until a limit is reached or a violation is found.
     *
     * @throws BadRequestException if the class path lacks something that the test needs
     * @throws InputsException if the search must begin anew in a process that follows inputs
     */
    public Result explore() throws BadRequestException {
        budget = new TimeBudget(options.timeMillis());
        Strategy strategy = StrategyChoice.of(options, runtime, stored);
        sought = SoughtOrder.parse(options.orders().sought());
        runtime.learnShared(options.knownShared());
        runtime.begin(test.id());
        runtime.coverOrders(strategy.needs().has(Need.ORDERS));
        runtime.followContacts(options.orders().context(), options.orders().covered());
        runtime.wantFinals(options.behaviours());
        guessing = strategy.needs().has(Need.GUESSED_SHARING);
        boundsInterference = strategy.needs().has(Need.FEW_INTERFERENCES);
        if (guessing) {
            runtime.guessShared();
        }
        search(strategy);
        runtime.stopGuessing();
        note(orders.keep(stored));
        if (options.graph() != null && strategy instanceof UnfoldingStrategy unfolding) {
            GraphFile.write(unfolding.graph(test.id()), options.graph()).forEach(this::note);
        }
        return result(strategy, budget.elapsedMillis());
    }

    private void search(Strategy strategy) throws BadRequestException {
        long lastProgress = System.nanoTime();
        shared = runtime.shared();
        runtime.onDecision(log == null ? null : log::add);
        long made = 0;
        long nextCheck = FIRST_CHECK;
        if (strategy.needs().has(Need.VALUES) && !options.inputsFollowed()) {
            throw new InputsException();
        }
        while (!stopped && strategy.prepare()) {
            if (log != null) {
                log.begin(executions + 1, shared);
            }
            executing = true;
            runtime.breakOffWhen(() -> stopped || isOverdue());
            long begun = System.nanoTime();
            ExecutionRecord record =
                    runtime.execute(test.body(), strategy, options.limits(), strategy.needs().has(Need.NAMES));
            budget.made(System.nanoTime() - begun);
            runtime.breakOffWhen(this::isOver);
            executing = false;
            if (record.isBrokenOff()) {
                note("broken off in the middle of an execution, after " + record.steps()
                        + " steps: one takes longer than there is time");
                break;
            }
            if (strategy.needs().has(Need.INPUTS) && !options.inputsFollowed() && !record.inputs().isEmpty()) {
                throw new InputsException();
            }
            if (!strategy.needs().has(Need.INPUTS) && fixedInputs.isEmpty() && !record.inputs().isEmpty()) {
                keepInputs(record);
            }
            MissingClass.check(record.failure());
            noteBehaviour(record, strategy);
            count(record, strategy);
            orders.executed(record);
            boolean shown = sought != null && sought.isShownBy(record.contacts());
            strategy.executed(record);
            if (shown && !record.lackedThreads()) {
                examineShown(record);
            }
            if (!record.lackedThreads()) {
                examineAll(record, strategy.shown());
            }
            if (++made == nextCheck) {
                nextCheck *= BETWEEN_CHECKS;
                check(record);
            }
            if (!violations.isEmpty() && !options.all()) {
                break;
            }
            boolean guessed = guessing && (!record.learned() || executions >= MOST_GUESSES);
            if (guessed) {
                guessing = false;
                runtime.stopGuessing();
            }
            if (record.learned() || guessed) {
                shared = runtime.shared();
            }
            long now = System.nanoTime();
            if (now - lastProgress > PROGRESS_NANOS) {
                lastProgress = now;
                progress(budget.elapsedMillis());
            }
            if (limitReached()) {
                break;
            }
        }
        runtime.onDecision(null);
        runtime.breakOffWhen(() -> false);
        progress(budget.elapsedMillis());
    }

    /** Tells of inputs that the strategy does not choose: what it finds out holds for these values only. */
    private void keepInputs(ExecutionRecord record) {
        fixedInputs = InputText.of(Replayer.shown(record.inputs()));
        note("the test has inputs, which keep their fallbacks (" + fixedInputs
                + "); --strategy unfolding also looks for others");
    }

    /** Tells of a test that does not do the same under the same schedule; failures are replayed anyway. */
    private void check(ExecutionRecord record) {
        if (nondeterministic || record.failed() || record.abandoned() || record.isStopped()) {
            return;
        }
        runtime.onDecision(log == null ? null : decision -> log.tick());
        executing = true;
        String difference = replayer.differenceOnReplay(record, shared);
        executing = false;
        runtime.onDecision(log == null ? null : log::add);
        nondeterministic = difference != null;
        note(difference);
    }

    private void noteBehaviour(ExecutionRecord record, Strategy strategy) {
        if (!options.behaviours() || record.abandoned()) {
            return;
        }
        if (record.learned() && strategy.needs().has(Need.NEW_BEGINNINGS)) {
            behaviours.clear();
        } else if (!record.learned()) {
            behaviours.add(record, runtime.finals(), shared);
        }
    }

    /** A search that begins anew because of what it has learned does not count what it did before. */
    private void count(ExecutionRecord record, Strategy strategy) {
        assumptionsHeld |= !runtime.isGivenUp();
        if (record.abandoned()) {
            abandoned++;
        } else {
            executions++;
        }
        cutOff += record.isCutOff() ? 1 : 0;
        halted |= record.hasHalted();
        if (record.learned() && strategy.needs().has(Need.NEW_BEGINNINGS)) {
            cutOff = 0;
            halted = false;
            learning += executions + abandoned;
            executions = 0;
            abandoned = 0;
        }
    }

    private void examineAll(ExecutionRecord record, List<Observation> shown) {
        List<Observation> fresh = sightings.fresh(record.observations());
        List<Observation> freshShown = sightings.fresh(shown);
        // They are kept until the next execution only, which is a replay of this one.
        int[] decisions = fresh.isEmpty() && freshShown.isEmpty() ? NO_DECISIONS : record.decisions();
        Map<String, Long> inputs = Replayer.numbers(record);
        // What is seen of a variable that is not known to be shared has not been counted; it is found again.
        boolean counted = !boundsInterference || !record.learned();
        if (record.failed() && counted && isNew(record)) {
            examine(record);
        }
        if (!fresh.isEmpty()) {
            sightings.report(beside(() -> replayer.confirm(fresh, decisions, inputs, shared)));
        }
        if (!freshShown.isEmpty()) {
            sightings.report(beside(() -> replayer.confirm(freshShown, decisions, record.hash(), inputs, shared)));
        }
    }

    /** Makes executions that are not part of the search. */
    private <T> T beside(Supplier<T> executions) {
        runtime.onDecision(log == null ? null : decision -> log.tick());
        executing = true;
        T made = executions.get();
        executing = false;
        runtime.onDecision(log == null ? null : log::add);
        return made;
    }

    /** Whether a failure may be one that has not been looked at: a look is slow, and a complete search meets many. */
    private boolean isNew(ExecutionRecord record) {
        String what = record.kind() + " " + record.thread() + " "
                + (record.failure() == null ? record.cycle() + " " + record.waiting() : FailureDescription.of(record.failure()).at());
        return looks.merge(what, 1, Integer::sum) <= (record.failure() == null ? MOST_LOOKS : ENOUGH_LOOKS);
    }

    private boolean limitReached() {
        if (runtime.leakedThreads() > MOST_LEAKED_THREADS) {
            note("stopped: too many threads of ended executions could not be ended");
            return true;
        }
        boolean looksAgain = SecondLook.isDue(options, runtime.hasSeenLimits());
        return options.maxExecutions() > 0 && executions >= options.maxExecutions()
                || budget.isSpent(looksAgain ? SHARE_BEFORE_A_SECOND_LOOK : 1);
    }

    /** Whether even an execution that was begun in time should have come to its end. */
    private boolean isOverdue() {
        return budget.isOverdue();
    }

    /** Whether nothing may go on any more, not even a replay; may be called from any thread. */
    public boolean isOver() {
        return budget.isOver();
    }

    private void progress(long elapsedMillis) {
        double rate = elapsedMillis == 0 ? 0 : executions * 1000.0 / elapsedMillis;
        listener.progress(new Progress(
                executions, rate, elapsedMillis, options.timeMillis(), options.maxExecutions(), violations.size()));
    }

    /**
     * Replays what an execution ended in; only what shows again is reported, with few switches where that is
     * possible.
     */
    private void examine(ExecutionRecord record) {
        long from = System.nanoTime();
        runtime.onDecision(log == null ? null : decision -> log.tick());
        executing = true;
        Excuse excuse = Excuse.of(record, test, options.failOn());
        Replayer.Confirmation confirmation = replayer.confirm(record, shared);
        executing = false;
        if (confirmation.violation() == null && isOver()) {
            unconfirmed++;
            note(record.kind().label() + " in " + record.thread()
                    + " was seen when the time was over: there was none left to replay it (--time)");
        } else if (confirmation.violation() == null) {
            unconfirmed++;
            if (!nondeterministic) {
                note(confirmation.difference());
            }
            nondeterministic |= Nondeterminism.isTold(confirmation.difference());
        } else if (causes.add(cause(confirmation.violation()))) {
            if (excuse != null) {
                leftWaiting |= excuse == Excuse.LEFT_WAITING;
                note(excuse.sentence(confirmation.violation(), options.limits().steps()));
            } else if (boundsInterference) {
                addWithInterferences(confirmation);
            } else if (OutOfMemory.isExhaustion(record.failure())) {
                add(confirmation.violation(), confirmation.schedule());
            } else {
                addShortest(confirmation, new ViolationSignature(confirmation.violation(), null));
            }
        }
        runtime.onDecision(log == null ? null : log::add);
        witnessNanos += System.nanoTime() - from;
    }

    /** As it was found: a shorter schedule may have more interferences. */
    private void addWithInterferences(Replayer.Confirmation confirmation) {
        List<Interference> all = Interferences.of(confirmation.violation().steps());
        int bound = options.interferenceTotal() ? all.size() : Interferences.most(all);
        Violation violation = confirmation.violation().withInterferences(all, bound);
        executing = true;
        Schedule schedule = contrast.add(confirmation.schedule(), new ViolationSignature(violation, null));
        executing = false;
        add(violation, schedule);
    }

    private void addShortest(Replayer.Confirmation confirmation, ViolationSignature sought) {
        executing = true;
        Replayer.Confirmation shortest = shortener.shorten(confirmation, sought);
        Schedule schedule = contrast.add(shortest.schedule(), sought);
        executing = false;
        if (isOverdue()) {
            note("the time was over before the shortest schedule was found: the one shown may have more switches than it needs"
                    + " (--time)");
        }
        add(shortest.violation(), schedule);
    }

    /** Keeps a schedule for the order that was asked for. */
    private void examineShown(ExecutionRecord record) {
        runtime.onDecision(log == null ? null : decision -> log.tick());
        executing = true;
        Replayer.Confirmation again = replayer.show(record, shared, ViolationKind.ORDER, sought + ", as was asked for");
        executing = false;
        runtime.onDecision(log == null ? null : log::add);
        if (again == null) {
            unconfirmed++;
        } else {
            Violation numbered = again.violation().withId("v" + (violations.size() + 1));
            executionsToFirstViolation = violations.isEmpty() ? learning + executions : executionsToFirstViolation;
            violations.add(numbered);
            listener.violation(numbered, again.schedule());
            stopped = true;
        }
    }

    private void add(Violation violation, Schedule schedule) {
        if (!listener.confirms(violation, schedule)) {
            if (listener.whyNot() != null) {
                unconfirmed++;
                note(violation.kind().label() + (violation.at() == null ? "" : " at " + violation.at().shortForm()) + " in "
                        + violation.thread() + ": " + listener.whyNot());
                return;
            }
            refuted = true;
            note(violation.kind().label() + (violation.at() == null ? "" : " at " + violation.at().shortForm())
                    + " in " + violation.thread() + " did not show as the first execution of a new process:"
                    + " earlier executions of the test have left something behind that makes it fail");
            return;
        }
        executionsToFirstViolation = violations.isEmpty() ? learning + executions : executionsToFirstViolation;
        Violation numbered = violation.withId("v" + (violations.size() + 1));
        violations.add(numbered);
        listener.violation(numbered, schedule);
    }

    /** What makes two violations the same to a user: kind and place, not the schedule. */
    private static String cause(Violation v) {
        return v.kind() + " " + v.at() + " " + (v.cycle() == null
                ? "" : v.cycle().stream().map(edge -> String.valueOf(edge.at())).sorted().toList());
    }

    private void note(String line) {
        if (line != null && !notes.contains(line)) {
            notes.add(line);
            listener.note(line);
        }
    }

    private Result result(Strategy strategy, long elapsedMillis) {
        String bound = bound(strategy);
        boolean complete = bound != null && reservations(bound, strategy.focus()).isEmpty();
        if (complete && sought != null && violations.isEmpty()) {
            note(sought + ": impossible within the bound (" + bound + ")");
        }
        if (bound == null && strategy.focus() != null && violations.isEmpty()) {
            note("threads lost the turn only at " + strategy.focus() + ", or where they blocked, ended or yielded");
        }
        if (!assumptionsHeld && executions > 0) {
            note("no execution got past the assumptions of the test (Heddle.assume): what comes behind them was not tested");
        }
        Status status = !violations.isEmpty() ? Status.VIOLATION : complete ? Status.CLEAN : Status.INCOMPLETE;
        return new Result(
                Result.SCHEMA,
                test.id(),
                options.strategy(),
                options.seed(),
                System.getProperty("java.version"),
                runtime.backend(),
                status,
                complete,
                bound,
                complete ? executions : executions + learning,
                unconfirmed + abandoned,
                elapsedMillis,
                elapsedMillis == 0 ? 0 : executions * 1000 / elapsedMillis,
                violations,
                sightings.warnings(),
                coverage(strategy, complete),
                stats(strategy),
                imprecision(strategy),
                notes);
    }

    private String bound(Strategy strategy) {
        String bound = strategy.bound();
        if (bound == null) {
            return null;
        }
        return bound + (options.limits().timeOuts() == TimeOuts.ANY || !runtime.hasSeenLimits() ? "" : TimeOuts.LAST_BOUND)
                + (halted ? ", up to the first " + options.limits().depth() + " visible operations of each thread" : "")
                + (fixedInputs.isEmpty() ? "" : ", for the inputs " + fixedInputs + " only");
    }

    private Map<String, Object> coverage(Strategy strategy, boolean complete) {
        Map<String, Object> coverage = new LinkedHashMap<>();
        coverage.put("shared", runtime.shared());
        // What was never shared is known only when the search has come to its end, and so have the threads.
        if (complete && !halted) {
            coverage.put("unshared", runtime.unshared());
        }
        coverage.putAll(strategy.coverage());
        boolean allOrders = complete && !halted && fixedInputs.isEmpty() && strategy.bound().startsWith(DporStrategy.BOUND);
        coverage.putAll(orders.coverage(test.id(), allOrders));
        if (options.behaviours()) {
            coverage.put("behaviours", behaviours.table(replayer));
            coverage.put("allBehaviours", complete && !behaviours.isCut()
                    && StrategyCatalogue.claimOf(options.strategy()) == Claim.EVERYTHING);
        }
        return coverage;
    }

    private List<Imprecision> imprecision(Strategy strategy) {
        List<Imprecision> all = uncontrolled();
        all.addAll(strategy.imprecision());
        return all;
    }

    private List<Imprecision> uncontrolled() {
        List<Imprecision> all = new ArrayList<>(runtime.imprecision());
        all.addAll(uninstrumented.get());
        return all;
    }

    private Map<String, Object> stats(Strategy strategy) {
        Map<String, Object> stats = new LinkedHashMap<>(strategy.stats());
        if (executionsToFirstViolation > 0) {
            stats.put("executionsToFirstViolation", executionsToFirstViolation);
        }
        if (learning > 0) {
            stats.put("learningExecutions", learning);
        }
        if (witnessNanos > 0) {
            stats.put("witnessMs", TimeUnit.NANOSECONDS.toMillis(witnessNanos));
        }
        return stats;
    }

    /** Why a search that has come to its end cannot claim its bound; each is told. */
    private List<String> reservations(String bound, Focus focus) {
        List<String> reasons = new ArrayList<>();
        if (focus != null) {
            reasons.add("switches elsewhere were not tried");
        }
        if (unconfirmed > 0) {
            reasons.add("a violation did not show again when its schedule was replayed");
        }
        if (refuted) {
            reasons.add("executions of the test leave something behind that later ones see");
        }
        if (cutOff > 0) {
            reasons.add("executions were cut off at the limit on steps");
        }
        if (leftWaiting) {
            reasons.add("threads were left waiting when the test had passed");
        }
        if (nondeterministic) {
            reasons.add("the test is not deterministic");
        }
        List<Imprecision> uncontrolled = uncontrolled();
        if (!uncontrolled.isEmpty()) {
            reasons.add("the test does things that Heddle does not control: " + uncontrolled.get(0).what());
        }
        reasons.forEach(reason -> note("not complete (" + bound + "): " + reason));
        return reasons;
    }

    /** Ends {@link #explore} after the current execution; may be called from any thread. */
    public void stop() {
        stopped = true;
    }

    /** Replays a schedule once, with nothing executed before. */
    public ReplayOutcome replayFirst(Schedule schedule) {
        executing = true;
        try {
            runtime.onDecision(log == null ? null : log::add);
            if (log != null) {
                log.begin(1, schedule.shared());
            }
            return replayer.first(schedule);
        } finally {
            executing = false;
            runtime.onDecision(null);
        }
    }

    /** Replays a schedule; {@code ready} is called when all is prepared and the replay itself begins. */
    public ReplayOutcome replay(Schedule schedule, int times, Runnable ready) {
        return executing(schedule, () -> replayer.replay(schedule, times, ready));
    }

    /** Runs the test of a schedule with decisions that a user chose. */
    public ReplayOutcome choose(Schedule schedule, int[] chosen) {
        return executing(schedule, () -> replayer.choose(schedule, chosen));
    }

    private ReplayOutcome executing(Schedule schedule, Supplier<ReplayOutcome> work) {
        shared = schedule.shared();
        executing = true;
        try {
            runtime.onDecision(log == null ? null : log::add);
            if (log != null) {
                log.begin(1, shared);
            }
            return work.get();
        } finally {
            executing = false;
            runtime.onDecision(null);
        }
    }

    /** What has been found before is not told again, and does not end the search. */
    public void knows(List<Violation> found) {
        found.forEach(violation -> causes.add(cause(violation)));
    }

    /** Writes each execution's decisions to {@code log} as they are made, so that a crash leaves them behind. */
    public void recordTo(DecisionLog newLog) {
        log = newLog;
    }

    /**
     * The execution under way up to now: decisions, threads, steps. Null between executions. For a watchdog, which
     * calls it from another thread once the execution has made no step for a while.
     */
    public Schedule current() {
        return executing ? replayer.schedule(runtime.decisions(), runtime.threadPaths(), shared, null, null,
                        runtime.traceSoFar(), Replayer.shown(runtime.inputsSoFar()))
                : null;
    }

    /** Tells which code could not be instrumented; asked when the search is over. */
    public void uninstrumented(Supplier<List<Imprecision>> told) {
        uninstrumented = told;
    }

    /** Id of the test. */
    public String test() {
        return test.id();
    }

    /** Visible operations of the execution under way so far; for a watchdog, from any thread. */
    public int steps() {
        return runtime.stepsSoFar();
    }

    /** The managed thread that has the turn, or null; for a watchdog, from any thread. */
    public Thread running() {
        return executing ? runtime.running() : null;
    }
}
