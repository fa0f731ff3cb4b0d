package dev.heddle.engine.strategy.interference;

import dev.heddle.engine.encoding.Encoding;
import dev.heddle.engine.encoding.RecordedRun;
import dev.heddle.engine.encoding.RunReader;
import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Focus;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.SystematicStrategy;
import dev.heddle.engine.strategy.common.LoopBound;
import dev.heddle.engine.strategy.proactive.AbstractTrace;
import dev.heddle.engine.strategy.proactive.Scan;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.solver.ConstraintSolver;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Covers all behaviour in which one thread reads at most k writes of others, and the others read none: first for k = 0, then for each
 * thread and k = 1, and so on. A solver chooses which reads see which writes, in orders of the steps of executions that were made; the
 * next execution follows such an order and goes on within the limit. (After Razavi, Farzan and Holzer: Bounded-interference
 * sequentialization for testing concurrent programs. docs/interference.md has the definition, docs/decisions what is different.)
 */
public final class InterferenceStrategy implements SystematicStrategy {

    private static final Needs NEEDS = Needs.of(Need.STEPS, Need.NAMES, Need.VALUES, Need.ALL_FAILURES, Need.ORDERS, Need.NEW_BEGINNINGS, Need.FEW_INTERFERENCES);
    private static final Needs NEEDS_WITH_INPUTS = NEEDS.with(Need.INPUTS);

    private static final int SOLVER_MILLIS = 20_000;
    private static final String ONE_SIDED = " (failures that need two threads to see each other's writes are not covered:"
            + " use --interference total, or dpor)";

    private final Expressions expressions;
    private final boolean inputsOpen;
    private final int most;
    private final boolean total;
    private final String thread;
    private final Focus focus;
    private final ConstraintSolver solver = new ConstraintSolver(SOLVER_MILLIS);
    private final RunReader reader;
    private final List<KnownRun> known = new ArrayList<>();
    private final List<AbstractTrace> traces = new ArrayList<>();
    private final Set<Long> firstFailures = new HashSet<>();
    private final Map<String, Integer> gaps = new TreeMap<>();
    private final PhaseStats stats = new PhaseStats();
    private final PairCoverage pairs = new PairCoverage();

    private Phases phases;
    private int scanned;
    private Scan scan;
    private Bounds bounds;
    private boolean boundMattered;
    private boolean limited;
    private Scan.Found plan;
    private BoundedFollower follower;
    private boolean first = true;
    private boolean exhausted;

    private long cutLoops;
    private long missed;
    private long restarts;

    /**
     * A search.
     *
     * @param expressions those that executions' values are made of
     * @param k how many interferences there may be
     * @param total whether that is the sum over all threads, whoever they are
     * @param thread name of the only thread that may see others; null for each in turn
     * @param inputsOpen whether it looks for inputs too
     * @param focus where threads may see others; null for everywhere
     */
    public InterferenceStrategy(
            Expressions expressions, int k, boolean total, String thread, boolean inputsOpen, Focus focus) {
        this.focus = focus;
        this.expressions = expressions;
        this.most = k;
        this.total = total;
        this.thread = thread;
        this.inputsOpen = inputsOpen;
        this.reader = new RunReader(expressions);
        this.phases = new Phases(k, total, thread);
        pairs.begin(Limit.NOBODY);
    }

    @Override
    public Needs needs() {
        return inputsOpen ? NEEDS_WITH_INPUTS : NEEDS;
    }

    @Override
    public Focus focus() {
        return focus;
    }

    @Override
    public Map<String, Long> inputs() {
        return plan == null || !inputsOpen ? Map.of() : plan.inputs();
    }

    @Override
    public boolean prepare() {
        boolean isFirst = first;
        first = false;
        stats.begin(phases.now().k());
        plan = isFirst || exhausted ? null : next();
        exhausted |= !isFirst && plan == null;
        follower = new BoundedFollower(plan == null ? null : plan.schedule(), phases.now(), focus != null);
        return isFirst || plan != null;
    }

    private Scan.Found next() {
        while (true) {
            if (scan == null && scanned == known.size()) {
                if (!phases.next(boundMattered, limited)) {
                    return null;
                }
                stats.begin(phases.now().k());
                pairs.begin(phases.now());
                boundMattered = false;
                limited = false;
                scanned = 0;
            } else if (scan == null) {
                scan = scanOf(known.get(scanned++));
            } else {
                Scan.Found found = scan.next();
                stats.asked(solver.stats());
                Scan.Unanswered unanswered = scan.unanswered();
                if (unanswered != null) {
                    gaps.merge("no answer from the solver: " + unanswered.reason(), 1, Integer::sum);
                }
                if (found != null) {
                    return found;
                }
                boundMattered |= bounds.mattered();
                limited |= bounds.limited();
                scan = null;
            }
        }
    }

    private Scan scanOf(KnownRun run) {
        Encoding encoding = run.encode(expressions, inputsOpen);
        bounds = new Bounds(run, encoding, expressions, phases.now(), focus != null);
        phases.exposes(bounds.exposed());
        pairs.ask(run, encoding, bounds, phases.now(), expressions, solver);
        return new Scan(run.run(), run.trace(), traces, expressions, solver, encoding, firstFailures, bounds);
    }

    @Override
    public int choose(Candidates candidates) {
        return follower.choose(candidates);
    }

    @Override
    public int pick(int bound) {
        return follower.pick(bound);
    }

    @Override
    public void executed(Execution execution) {
        if (execution.learned()) {
            startOver();
            return;
        }
        if (follower.isCut() || follower.isImpossible()) {
            cutLoops += follower.isCut() ? 1 : 0;
            if (follower.isImpossible()) {
                missed++;
                gaps.merge("an order that turned out to be impossible", 1, Integer::sum);
            }
            scan.skip();
            return;
        }
        stats.executed();
        RecordedRun run = reader.read(execution);
        run.steps().stream().filter(step -> step.failure() != 0).findFirst()
                .ifPresent(step -> firstFailures.add(step.failure()));
        if (plan != null && plan.repeats()) {
            scan.skip();
            return;
        }
        run.gaps().forEach(gap -> gaps.merge(gap, 1, Integer::sum));
        if (execution.endedEarly()) {
            gaps.merge("the program ended while other threads were under way", 1, Integer::sum);
        }
        add(new KnownRun(run, execution.observed(), execution.values()));
    }

    private void add(KnownRun run) {
        if (plan != null && traces.stream().anyMatch(run.trace()::isSameAs)) {
            // Something that the constraints do not know has led elsewhere.
            gaps.merge("an order that turned out to lead elsewhere", 1, Integer::sum);
            scan.skip();
            return;
        }
        phases.know(run.names());
        cutLoops += follower.looping().size();
        follower.looping().forEach(run::endsLooping);
        known.add(run);
        traces.add(run.trace());
    }

    @Override
    public boolean hasGivenUp() {
        return exhausted && bound() == null;
    }

    @Override
    public void startOver() {
        restarts++;
        known.clear();
        traces.clear();
        gaps.clear();
        firstFailures.clear();
        solver.forget();
        phases = new Phases(most, total, thread);
        stats.clear();
        pairs.clear();
        pairs.begin(Limit.NOBODY);
        scan = null;
        bounds = null;
        plan = null;
        scanned = 0;
        boundMattered = false;
        limited = false;
        first = true;
        exhausted = false;
        cutLoops = 0;
        missed = 0;
    }

    @Override
    public String bound() {
        if (!exhausted || !gaps.isEmpty() || !phases.isThreadKnown()) {
            return null;
        }
        String number = phases.isUnbounded() ? "any number of interferences"
                : "up to " + most + (most == 1 ? " interference" : " interferences");
        String where = total ? " in all threads together" : thread == null ? " in any one thread" : " in " + thread;
        return number + where + (total ? "" : ", none in the others")
                + (focus == null ? "" : ", and only reads at " + focus + " see others")
                + (phases.leavesOutMutual() || focus != null && !total ? ONE_SIDED : "") + (inputsOpen ? ", over all inputs" : "")
                + (cutLoops == 0 ? "" : LoopBound.BOUND);
    }

    @Override
    public Map<String, Object> coverage() {
        String proof = focus != null ? "not with reads at " + focus + " alone"
                : phases.isUnbounded() ? "never" : "not up to k = " + most;
        Map<String, Object> told = pairs.told(bound() != null, proof);
        return focus == null ? Map.of("interferences", told)
                : Map.of("interferences", told, "focus", focus.operations());
    }

    @Override
    public List<Imprecision> imprecision() {
        List<Imprecision> all = new ArrayList<>();
        gaps.forEach((what, count) -> all.add(new Imprecision("not solved for all orders: " + what, count, null)));
        if (exhausted && !phases.isThreadKnown()) {
            all.add(new Imprecision("no thread is called " + thread + "; there are " + phases.names().values(), 1, null));
        }
        return all;
    }

    @Override
    public Map<String, Object> stats() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("executions", stats.executions());
        all.put("byK", stats.byK());
        all.put("totalMs", stats.totalMillis());
        all.put("abstractTraces", known.size());
        all.put("missed", missed);
        all.put("cut", cutLoops);
        all.put("restarts", restarts);
        all.putAll(solver.stats().asMap());
        return all;
    }
}
