package dev.heddle.engine.explore;

import dev.heddle.engine.graph.GraphFile;
import dev.heddle.engine.instrument.LoadedClasses;
import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Claim;
import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.model.InputText;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.StrategyCatalogue;
import dev.heddle.engine.model.TimeOuts;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.runtime.ExecutionPlan;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.session.DecisionLog;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.session.Progress;
import dev.heddle.engine.session.ReplayOutcome;
import dev.heddle.engine.strategy.api.Focus;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.dpor.DporStrategy;
import dev.heddle.engine.strategy.hapset.StoredPairs;
import dev.heddle.engine.strategy.unfolding.UnfoldingStrategy;
import dev.heddle.engine.target.MissingClass;
import dev.heddle.engine.target.TestCase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Executes one test under one schedule after another. */
public final class Explorer {

    private static final long PROGRESS_NANOS = 200_000_000;
    /** Threads left behind by ended executions are tolerated up to here. */
    private static final int MOST_LEAKED_THREADS = 2_000;
    /** Executions with guessed scheduling points, which are slow, even if the last of them has learned something. */
    private static final int MOST_GUESSES = 5;
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
    private final Notes notes;
    private final Tally tally = new Tally();
    private final ExecutionWatch watch = new ExecutionWatch(runtime);
    private final Replayer replayer;
    private final Examination examination;
    private final OrderRecorder orders = new OrderRecorder();
    private final StoredPairs stored;
    private final Behaviours behaviours = new Behaviours();
    /** Null unless somebody asked for an order. */
    private SoughtOrder sought;
    private volatile TimeBudget budget = new TimeBudget(0);
    private volatile boolean stopped;
    private boolean guessing;
    private long made;
    private long nextCheck = FIRST_CHECK;
    private long lastProgress;
    /** Inputs of the test that the strategy does not choose, with their values; empty if there are none. */
    private String fixedInputs = "";
    private Supplier<List<Imprecision>> uninstrumented = List::of;
    /** Scheduling points of the execution under way. */
    private List<String> shared = List.of();

    public Explorer(TestCase test, ExploreOptions options, ExplorationListener listener) {
        this.test = test;
        this.options = options;
        this.listener = listener;
        this.notes = new Notes(listener);
        this.replayer = new Replayer(runtime, test, options);
        this.examination = new Examination(
                runtime, test, options, listener, watch, replayer, tally, notes, this::isOverdue, this::isOver);
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
        if (strategy.needs().has(Need.FEW_INTERFERENCES)) {
            examination.keepInterferencesFew();
        }
        if (guessing) {
            runtime.guessShared();
        }
        search(strategy);
        runtime.stopGuessing();
        notes.add(orders.keep(stored));
        if (options.graph() != null && strategy instanceof UnfoldingStrategy unfolding) {
            GraphFile.write(unfolding.graph(test.id()), options.graph()).forEach(notes::add);
        }
        return result(strategy, budget.elapsedMillis());
    }

    private void search(Strategy strategy) throws BadRequestException {
        lastProgress = System.nanoTime();
        shared = runtime.shared();
        if (strategy.needs().has(Need.VALUES) && !options.inputsFollowed()) {
            throw new InputsException();
        }
        while (!stopped && strategy.prepare()) {
            ExecutionRecord record = execute(strategy);
            if (record.isBrokenOff()) {
                notes.add("broken off in the middle of an execution, after " + record.steps()
                        + " steps: one takes longer than there is time");
                break;
            }
            takeIn(record, strategy);
            if (!examination.violations().isEmpty() && !options.all()) {
                break;
            }
            learn(record);
            tellProgressNowAndThen();
            if (limitReached()) {
                break;
            }
        }
        runtime.breakOffWhen(() -> false);
        progress();
    }

    private ExecutionRecord execute(Strategy strategy) {
        runtime.breakOffWhen(() -> stopped || isOverdue());
        ExecutionPlan plan = ExecutionPlan.of(test.body(), strategy, options.limits()).traced(strategy.needs().has(Need.NAMES));
        long begun = System.nanoTime();
        ExecutionRecord record = watch.recorded(tally.executions() + 1, shared, () -> runtime.execute(plan));
        budget.made(System.nanoTime() - begun);
        runtime.breakOffWhen(this::isOver);
        return record;
    }

    private void takeIn(ExecutionRecord record, Strategy strategy) throws BadRequestException {
        Needs needs = strategy.needs();
        if (needs.has(Need.INPUTS) && !options.inputsFollowed() && !record.inputs().isEmpty()) {
            throw new InputsException();
        }
        if (!needs.has(Need.INPUTS) && fixedInputs.isEmpty() && !record.inputs().isEmpty()) {
            keepInputs(record);
        }
        MissingClass.check(record.failure());
        boolean beginsAnew = record.learned() && needs.has(Need.NEW_BEGINNINGS);
        noteBehaviour(record, beginsAnew);
        tally.count(record, runtime.isGivenUp(), beginsAnew);
        orders.executed(record);
        boolean shown = sought != null && sought.isShownBy(record.contacts());
        strategy.executed(record);
        if (!record.lackedThreads()) {
            if (shown && examination.keepShown(record, sought, shared)) {
                stopped = true;
            }
            examination.examine(record, strategy.shown(), shared);
        }
        if (++made == nextCheck) {
            nextCheck *= BETWEEN_CHECKS;
            examination.check(record, shared);
        }
    }

    /** Takes up what the execution has shown to be shared. */
    private void learn(ExecutionRecord record) {
        boolean guessed = guessing && (!record.learned() || tally.executions() >= MOST_GUESSES);
        if (guessed) {
            guessing = false;
            runtime.stopGuessing();
        }
        if (record.learned() || guessed) {
            shared = runtime.shared();
        }
    }

    /** Tells of inputs that the strategy does not choose: what it finds out holds for these values only. */
    private void keepInputs(ExecutionRecord record) {
        fixedInputs = InputText.of(Replayer.shown(record.inputs()));
        notes.add("the test has inputs, which keep their fallbacks (" + fixedInputs
                + "); --strategy unfolding also looks for others");
    }

    private void noteBehaviour(ExecutionRecord record, boolean beginsAnew) {
        if (!options.behaviours() || record.abandoned()) {
            return;
        }
        if (beginsAnew) {
            behaviours.clear();
        } else if (!record.learned()) {
            behaviours.add(record, runtime.finals(), () -> replayer.recording(record, shared));
        }
    }

    private boolean limitReached() {
        if (runtime.leakedThreads() > MOST_LEAKED_THREADS) {
            notes.add("stopped: too many threads of ended executions could not be ended");
            return true;
        }
        boolean looksAgain = SecondLook.isDue(options, runtime.hasSeenLimits());
        return options.maxExecutions() > 0 && tally.executions() >= options.maxExecutions()
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

    private void tellProgressNowAndThen() {
        long now = System.nanoTime();
        if (now - lastProgress > PROGRESS_NANOS) {
            lastProgress = now;
            progress();
        }
    }

    private void progress() {
        long elapsedMillis = budget.elapsedMillis();
        double rate = elapsedMillis == 0 ? 0 : tally.executions() * 1000.0 / elapsedMillis;
        listener.progress(new Progress(tally.executions(), rate, elapsedMillis, options.timeMillis(), options.maxExecutions(),
                examination.violations().size()));
    }

    private Result result(Strategy strategy, long elapsedMillis) {
        List<Violation> violations = examination.violations();
        String bound = bound(strategy);
        // Where only few interferences are looked for, no switches are left out.
        Focus left = strategy.needs().has(Need.FEW_INTERFERENCES) ? null : strategy.focus();
        boolean complete = bound != null && reservations(bound, left).isEmpty();
        if (complete && sought != null && violations.isEmpty()) {
            notes.add(sought + ": impossible within the bound (" + bound + ")");
        }
        if (bound == null && left != null && violations.isEmpty()) {
            notes.add("threads lost the turn only at " + left + ", or where they blocked, ended or yielded");
        }
        if (!tally.hasHeldAssumptions() && tally.executions() > 0) {
            notes.add("no execution got past the assumptions of the test (Heddle.assume): what comes behind them was not tested");
        }
        return Result.of(test.id())
                .strategy(options.strategy(), options.seed())
                .platform(System.getProperty("java.version"), runtime.backend())
                .status(!violations.isEmpty() ? Status.VIOLATION : complete ? Status.CLEAN : Status.INCOMPLETE)
                .claim(complete, bound)
                .executions(complete ? tally.executions() : tally.executions() + tally.learning())
                .aborted(examination.unconfirmed() + tally.abandoned())
                .time(elapsedMillis, elapsedMillis == 0 ? 0 : tally.executions() * 1000 / elapsedMillis)
                .violations(violations)
                .warnings(examination.warnings())
                .coverage(coverage(strategy, complete))
                .stats(stats(strategy))
                .imprecision(imprecision(strategy))
                .notes(notes.all())
                .build();
    }

    private String bound(Strategy strategy) {
        String bound = strategy.bound();
        if (bound == null) {
            return null;
        }
        return bound + (options.limits().timeOuts() == TimeOuts.ANY || !runtime.hasSeenLimits() ? "" : TimeOuts.LAST_BOUND)
                + (tally.hasHalted() ? ", up to the first " + options.limits().depth() + " visible operations of each thread" : "")
                + (fixedInputs.isEmpty() ? "" : ", for the inputs " + fixedInputs + " only");
    }

    private Map<String, Object> coverage(Strategy strategy, boolean complete) {
        Map<String, Object> coverage = new LinkedHashMap<>();
        coverage.put("shared", runtime.shared());
        // What was never shared is known only when the search has come to its end, and so have the threads.
        if (complete && !tally.hasHalted()) {
            coverage.put("unshared", runtime.unshared());
        }
        coverage.putAll(strategy.coverage());
        boolean allOrders = complete && !tally.hasHalted() && fixedInputs.isEmpty() && strategy.bound().startsWith(DporStrategy.BOUND);
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
        if (examination.executionsToFirstViolation() > 0) {
            stats.put("executionsToFirstViolation", examination.executionsToFirstViolation());
        }
        if (tally.learning() > 0) {
            stats.put("learningExecutions", tally.learning());
        }
        if (examination.hasLookedCloser()) {
            stats.put("witnessMs", examination.millis());
        }
        return stats;
    }

    /** Why a search that has come to its end cannot claim its bound; each is told. */
    private List<String> reservations(String bound, Focus focus) {
        List<String> reasons = new ArrayList<>();
        if (focus != null) {
            reasons.add("switches elsewhere were not tried");
        }
        if (tally.wasCutOff()) {
            reasons.add("executions were cut off at the limit on steps");
        }
        reasons.addAll(examination.reservations());
        List<Imprecision> uncontrolled = uncontrolled();
        if (!uncontrolled.isEmpty()) {
            reasons.add("the test does things that Heddle does not control: " + uncontrolled.get(0).what());
        }
        reasons.forEach(reason -> notes.add("not complete (" + bound + "): " + reason));
        return reasons;
    }

    /** Ends {@link #explore} after the current execution; may be called from any thread. */
    public void stop() {
        stopped = true;
    }

    /** Replays a schedule once, with nothing executed before. */
    public ReplayOutcome replayFirst(Schedule schedule) {
        return watch.recorded(1, schedule.shared(), () -> replayer.first(schedule));
    }

    /** Replays a schedule; {@code ready} is called when all is prepared and the replay itself begins. */
    public ReplayOutcome replay(Schedule schedule, int times, Runnable ready) {
        shared = schedule.shared();
        return watch.recorded(1, shared, () -> replayer.replay(schedule, times, ready));
    }

    /** Runs the test of a schedule with decisions that a user chose. */
    public ReplayOutcome choose(Schedule schedule, int[] chosen) {
        shared = schedule.shared();
        return watch.recorded(1, shared, () -> replayer.choose(schedule, chosen));
    }

    /** What has been found before is not told again, and does not end the search. */
    public void knows(List<Violation> found) {
        examination.knows(found);
    }

    /** Writes each execution's decisions to {@code log} as they are made, so that a crash leaves them behind. */
    public void recordTo(DecisionLog log) {
        watch.recordTo(log);
    }

    /**
     * The execution under way up to now: decisions, threads, steps. Null between executions. For a watchdog, which
     * calls it from another thread once the execution has made no step for a while.
     */
    public Schedule current() {
        return watch.isExecuting() ? replayer.schedule(runtime.decisions(), runtime.threadPaths(), shared, null, null,
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
        return watch.isExecuting() ? runtime.running() : null;
    }
}
