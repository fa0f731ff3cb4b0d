package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.Encoding;
import dev.heddle.engine.encoding.RecordedEvent;
import dev.heddle.engine.encoding.RecordedRun;
import dev.heddle.engine.encoding.RecordedStep;
import dev.heddle.engine.encoding.RunReader;
import dev.heddle.engine.encoding.ScheduleFollower;
import dev.heddle.engine.encoding.SettledReads;
import dev.heddle.engine.encoding.Slice;
import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.Observation;
import dev.heddle.engine.strategy.api.SystematicStrategy;
import dev.heddle.engine.strategy.proactive.AbstractTrace;
import dev.heddle.engine.strategy.proactive.Scan;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.solver.Answer;
import dev.heddle.engine.symbolic.solver.ConstraintSolver;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Says of one execution what could have gone wrong in it. Asks a solver for other orders of its steps: such in which a thread
 * decides otherwise, gets past where it was left or waits in vain; in which two accesses race, something comes too early, or a
 * region that looks meant as one is broken into. Makes that execution and those that the solver names, no others. (Ganai et
 * al.: BEST. docs/decisions say what is different.)
 */
public final class PredictStrategy implements SystematicStrategy {

    private static final Needs NEEDS = Needs.of(Need.STEPS, Need.NAMES, Need.VALUES, Need.ALL_FAILURES, Need.ORDERS, Need.NEW_BEGINNINGS);

    private static final int SOLVER_MILLIS = 10_000;
    /** Executions that are predicted from: the one recorded, and others that went where nobody had foreseen. */
    private static final int MOST_TRACES = 8;
    private static final String FROM_ONE_RUN =
            "predicted from one execution: what only several other decisions together lead to was not looked for";

    private final Expressions expressions;
    private final FirstRun recorded;
    private final RunReader reader;
    private final ScheduleFollower follower = new ScheduleFollower(true);
    private final ConstraintSolver scanSolver = new ConstraintSolver(SOLVER_MILLIS);
    private final ConstraintSolver propertySolver = new ConstraintSolver(SOLVER_MILLIS);
    private final Map<String, Integer> gaps = new TreeMap<>();
    private final List<AbstractTrace> traces = new ArrayList<>();
    private final Deque<RunFacts> waiting = new ArrayDeque<>();
    private final Set<Long> firstFailures = new HashSet<>();
    private final Set<String> told = new HashSet<>();

    private RunFacts facts;
    private Scan scan;
    private Properties properties;
    private PropertyChecks checks;
    private Remedy remedy;
    private Prediction plan;
    private boolean recording = true;
    private boolean exhausted;
    private List<Observation> shown = List.of();
    private Map<String, Object> seen = Map.of();

    private long executions;
    private long predicted;
    private long spurious;
    private long confirmed;
    private long restarts;
    private long constraints;
    private int traced;
    /** What happened in the execution recorded, accesses included that no other thread can see. */
    private int events;

    private PredictStrategy(Expressions expressions, FirstRun recorded) {
        this.expressions = expressions;
        this.recorded = recorded;
        this.reader = new RunReader(expressions);
        recorded.begin();
    }

    /** From the plainest schedule. */
    public static PredictStrategy fromPlain(Expressions expressions) {
        return new PredictStrategy(expressions, new PlainRun());
    }

    /** From the schedule that is drawn with a seed. */
    public static PredictStrategy fromSeed(Expressions expressions, long seed) {
        return new PredictStrategy(expressions, new DrawnRun(seed));
    }

    /** From a recorded schedule. */
    public static PredictStrategy fromRecorded(Expressions expressions, int[] decisions, Map<String, Long> inputs) {
        return new PredictStrategy(expressions, new RepeatedRun(decisions, inputs));
    }

    @Override
    public Needs needs() {
        return NEEDS;
    }

    @Override
    public boolean prepare() {
        shown = List.of();
        if (recording) {
            return true;
        }
        plan = exhausted ? null : next();
        exhausted |= plan == null;
        if (plan != null) {
            predicted++;
            follower.begin(plan.schedule());
        }
        return plan != null;
    }

    private Prediction next() {
        while (true) {
            if (scan == null) {
                if (waiting.isEmpty()) {
                    return null;
                }
                facts = waiting.poll();
                begin();
            }
            // Questions about properties are small: what they tell is told soon.
            Prediction prediction = checks.next();
            if (prediction != null) {
                return prediction;
            }
            Scan.Found found = scan.next();
            Scan.Unanswered unanswered = scan.unanswered();
            if (unanswered != null) {
                gaps.merge("no answer from the solver: " + unanswered.reason(), 1, Integer::sum);
            }
            if (found != null) {
                return new Prediction(found.schedule(), null, found.repeats());
            }
            checks.unanswered().forEach(reason -> gaps.merge("no answer from the solver: " + reason, 1, Integer::sum));
            propertySolver.forget();
            scan = null;
            seen = seen.isEmpty() ? summary() : seen;
        }
    }

    private void begin() {
        RecordedRun run = facts.run();
        Encoding encoding = new Encoding(run, expressions);
        Slice.Source source = new Slice.Source(run);
        properties = new Properties(facts, new ContextSwitches(facts, encoding));
        remedy = new Remedy(facts, source, expressions, propertySolver);
        checks = new PropertyChecks(facts, expressions, source, properties, propertySolver,
                SOLVER_MILLIS, told);
        scan = new Scan(run, new AbstractTrace(run), traces, expressions, scanSolver, encoding, firstFailures,
                new SlicedDeviations(encoding, source, propertySolver));
        constraints = Math.max(constraints, scan.constraints());
    }

    // The execution

    @Override
    public int choose(Candidates candidates) {
        return recording ? recorded.choose(candidates) : follower.choose(candidates);
    }

    @Override
    public int pick(int bound) {
        return recording ? recorded.pick(bound) : follower.pick(bound);
    }

    @Override
    public Map<String, Long> inputs() {
        return recorded.inputs();
    }

    @Override
    public void executed(Execution execution) {
        if (recording) {
            recorded.executed(execution.observed());
        }
        if (execution.learned()) {
            startOver();
            return;
        }
        executions++;
        RecordedRun run = reader.read(execution);
        run.steps().stream().filter(step -> step.failure() != 0).findFirst()
                .ifPresent(step -> firstFailures.add(step.failure()));
        if (recording) {
            recording = false;
            run.gaps().forEach(gap -> gaps.merge(gap, 1, Integer::sum));
            if (execution.endedEarly()) {
                gaps.merge("the program ended while other threads were under way", 1, Integer::sum);
            }
            if (recorded.trouble() != null) {
                gaps.merge(recorded.trouble(), 1, Integer::sum);
            }
            events = execution.values().count() + execution.steps();
            lookAt(run, execution);
        } else {
            judge(run, execution);
        }
    }

    private void lookAt(RecordedRun run, Execution execution) {
        traces.add(new AbstractTrace(run));
        if (traced < MOST_TRACES) {
            traced++;
            waiting.add(new RunFacts(SettledReads.in(run, expressions), execution.observed()));
        }
    }

    /** What came of a prediction. */
    private void judge(RecordedRun run, Execution execution) {
        if (follower.isImpossible() || !isFollowed(run)) {
            // What has parted is another execution to predict from.
            spurious++;
            skip();
            if (traces.stream().noneMatch(new AbstractTrace(run)::isSameAs)) {
                lookAt(run, execution);
            }
            return;
        }
        AbstractTrace trace = new AbstractTrace(run);
        boolean known = traces.stream().anyMatch(trace::isSameAs);
        if (plan.property() == null && !plan.repeats() && known) {
            spurious++;
            skip();
            return;
        }
        confirmed++;
        if (plan.property() == null && plan.repeats()) {
            skip();
        }
        if (!known) {
            traces.add(trace);
        }
        if (plan.property() != null) {
            told.add(plan.property().about());
            List<StepFacts> order = plan.schedule().steps().stream().map(facts::of).toList();
            Observation finding = plan.property().finding(order);
            // What is thrown because of it says more; that threads wait for ever may have another reason.
            if (finding != null) {
                told.add(finding.location());
            }
            if (finding != null && (!execution.failed() || execution.blocked())) {
                shown = List.of(withRemedy(finding, plan.property(), plan.property().cycle(order)));
            }
        }
    }

    private Observation withRemedy(Observation finding, Property property, ConflictCycle cycle) {
        return cycle == null ? finding : finding.withRemedy(remedy.of(property, cycle, finding.region()));
    }

    /** The question under way is not to be asked again. */
    private void skip() {
        if (plan.property() == null) {
            scan.skip();
        }
    }

    /** Whether threads went their ways as far as the prediction says; at its last step one may go another way. */
    private boolean isFollowed(RecordedRun run) {
        List<RecordedStep> steps = plan.schedule().steps();
        int same = steps.size() - (plan.property() == null ? 1 : 0);
        if (run.steps().size() < same) {
            return false;
        }
        for (int i = 0; i < same; i++) {
            if (!variables(run.steps().get(i)).equals(variables(steps.get(i)))) {
                return false;
            }
        }
        return true;
    }

    private static List<Long> variables(RecordedStep step) {
        List<Long> keys = new ArrayList<>();
        for (RecordedEvent event : step.events()) {
            if (event instanceof RecordedEvent.Read read) {
                keys.add(read.key());
            } else if (event instanceof RecordedEvent.Write write) {
                keys.add(-write.key());
            }
        }
        return keys;
    }

    @Override
    public List<Observation> shown() {
        return shown;
    }

    // The end

    @Override
    public boolean hasGivenUp() {
        return exhausted;
    }

    @Override
    public void startOver() {
        restarts++;
        recorded.begin();
        recording = true;
        exhausted = false;
        plan = null;
        scan = null;
        if (checks != null) {
            checks.end();
        }
        traces.clear();
        waiting.clear();
        firstFailures.clear();
        told.clear();
        gaps.clear();
        scanSolver.forget();
        propertySolver.forget();
        executions = 0;
        seen = Map.of();
        predicted = 0;
        spurious = 0;
        confirmed = 0;
        constraints = 0;
        traced = 0;
    }

    /** Nothing: another execution might have been recorded. */
    @Override
    public String bound() {
        return null;
    }

    @Override
    public List<Imprecision> imprecision() {
        List<Imprecision> all = new ArrayList<>();
        gaps.forEach((what, count) -> all.add(new Imprecision("not solved for all orders: " + what, count, null)));
        all.add(new Imprecision(FROM_ONE_RUN, 1, null));
        return all;
    }

    @Override
    public Map<String, Object> stats() {
        Map<String, Object> stats = new LinkedHashMap<>();
        stats.put("executions", executions);
        stats.put("predicted", predicted);
        stats.put("confirmed", confirmed);
        stats.put("spurious", spurious);
        stats.put("traces", traced);
        stats.put("constraints", constraints);
        stats.putAll(seen.isEmpty() && scan != null ? summary() : seen);
        stats.put("restarts", restarts);
        stats.putAll(scanSolver.stats().asMap());
        return stats;
    }

    /** What was asked about the execution recorded. */
    private Map<String, Object> summary() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("threads", facts.run().threads().size());
        all.put("events", events);
        all.put("transitions", facts.steps().size());
        ContextSwitches switches = properties.switches();
        all.put("switches", switches.all());
        all.put("switchesPossible", switches.possible());
        all.put("switchesNeeded", switches.needed());
        all.put("regions", properties.regions());
        all.put("regionsBrokenInRun", properties.brokenAlready());
        all.put("regionsProved", properties.proved());
        checks.asked().forEach((kind, count) -> all.put(kind + "Properties", count));
        checks.violated().forEach((kind, count) -> all.put(kind + "Violated", count));
        checks.sizes().forEach((kind, sizes) -> sizes.tell(kind, all));
        all.put("propertyMeanMicros", checks.meanMicros());
        all.put("propertyLongestMs", checks.longestMillis());
        return all;
    }
}
