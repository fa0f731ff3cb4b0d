package dev.heddle.engine.strategy.proactive;

import dev.heddle.engine.encoding.HardTerms;
import dev.heddle.engine.encoding.RecordedRun;
import dev.heddle.engine.encoding.RunReader;
import dev.heddle.engine.encoding.ScheduleFollower;
import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.SystematicStrategy;
import dev.heddle.engine.strategy.api.ValueTrace;
import dev.heddle.engine.strategy.common.LoopBound;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.solver.ConstraintSolver;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Covers all behaviour of a test under its input with one execution for each way in which its threads can go: a solver says in which
 * orders of the steps of one execution a thread would go another way, and the next execution follows such an order. (Algorithm 1 of
 * Zhang et al.: Debugging multithreaded programs as if they were sequential. docs/decisions say what is different.)
 */
public final class ProactiveStrategy implements SystematicStrategy {

    private static final Needs NEEDS = Needs.of(Need.STEPS, Need.VALUES, Need.ALL_FAILURES, Need.ORDERS, Need.NEW_BEGINNINGS);
    private static final Needs NEEDS_WITH_INPUTS = NEEDS.with(Need.INPUTS);

    private static final int SOLVER_MILLIS = 10_000;

    private final Expressions expressions;
    private final boolean inputsOpen;
    private final ConstraintSolver solver = new ConstraintSolver(SOLVER_MILLIS);
    private final RunReader reader;
    private final List<AbstractTrace> traces = new ArrayList<>();
    private final Deque<RecordedRun> waiting = new ArrayDeque<>();
    private final Set<Long> firstFailures = new HashSet<>();
    private final Deque<Aside> aside = new ArrayDeque<>();
    private final Map<Gap, Integer> gaps = new LinkedHashMap<>();
    private final HardTerms hard;
    private ScheduleFollower follower = new ScheduleFollower(false);

    private RecordedRun scanned;
    private Scan scan;
    private Scan.Found plan;
    private boolean first = true;
    private boolean exhausted;

    private long executions;
    private long cutLoops;
    private long missed;
    /** Executions in which threads went as in another, but failed in another order. */
    private long repeated;
    private long restarts;
    private long constraints;
    private long points;

    /** Questions about an execution that are asked again when nothing else is left. */
    private record Aside(RecordedRun run, Set<Expr> questions) {}

    /** What takes the claim away. */
    private record Gap(String what, SourceLocation at) {}

    /**
     * A search.
     *
     * @param expressions those that executions' values are made of
     * @param inputsOpen whether it looks for inputs too
     */
    public ProactiveStrategy(Expressions expressions, boolean inputsOpen) {
        this.inputsOpen = inputsOpen;
        this.expressions = expressions;
        this.reader = new RunReader(expressions);
        this.hard = new HardTerms(expressions);
    }

    @Override
    public Needs needs() {
        return inputsOpen ? NEEDS_WITH_INPUTS : NEEDS;
    }

    @Override
    public boolean prepare() {
        boolean isFirst = first;
        first = false;
        plan = isFirst || exhausted ? null : next();
        exhausted |= !isFirst && plan == null;
        follower = new ScheduleFollower(plan != null && plan.tried());
        follower.begin(plan == null ? null : plan.schedule());
        return isFirst || plan != null;
    }

    private Scan.Found next() {
        while (true) {
            if (scan == null && !begin()) {
                return null;
            }
            Scan.Found found = scan.next();
            Scan.Unanswered unanswered = scan.unanswered();
            if (unanswered != null) {
                gaps.merge(new Gap("no answer from the solver: " + unanswered.reason(), unanswered.at()), 1, Integer::sum);
            }
            if (found != null) {
                return found;
            }
            if (!scan.aside().isEmpty()) {
                aside.add(new Aside(scanned, scan.aside()));
            }
            scan = null;
        }
    }

    /** Goes on to the next execution to look at, or to the next one of which questions are left; false if there is none. */
    private boolean begin() {
        scanned = waiting.poll();
        if (scanned != null) {
            scan = new Scan(scanned, new AbstractTrace(scanned), traces, expressions, solver, inputsOpen, firstFailures, hard);
            constraints = Math.max(constraints, scan.constraints());
            return true;
        }
        Aside left = aside.poll();
        if (left == null) {
            return false;
        }
        scanned = left.run();
        scan = Scan.of(left.questions(), scanned, new AbstractTrace(scanned), traces, expressions, solver, inputsOpen, firstFailures,
                hard);
        return true;
    }

    // Guided execution

    @Override
    public Map<String, Long> inputs() {
        return plan == null || !inputsOpen ? Map.of() : plan.inputs();
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
        boolean tried = plan != null && plan.tried();
        if (follower.isCut() || follower.isImpossible() && !tried) {
            cutLoops += follower.isCut() ? 1 : 0;
            missed += follower.isImpossible() ? 1 : 0;
            if (follower.isImpossible()) {
                add("an order that turned out to be impossible");
            }
            scan.skip();
            return;
        }
        executions++;
        RecordedRun run = hard.replaceIn(reader.read(execution));
        run.steps().stream().filter(step -> step.failure() != 0).findFirst()
                .ifPresent(step -> firstFailures.add(step.failure()));
        if (plan != null && plan.repeats()) {
            repeated++;
            scan.skip();
            return;
        }
        run.gaps().forEach(this::add);
        if (execution.endedEarly()) {
            add("the program ended while other threads were under way");
        }
        points = Math.max(points, accesses(execution.values()));
        AbstractTrace trace = new AbstractTrace(run);
        boolean known = plan != null && traces.stream().anyMatch(trace::isSameAs);
        if (known && !tried) {
            // Something that the constraints do not know has led elsewhere.
            add("an order that turned out to lead elsewhere");
        }
        if (known || tried) {
            scan.skip();
        }
        if (!known) {
            traces.add(trace);
            waiting.add(run);
        }
    }

    private void add(String gap) {
        gaps.merge(new Gap(gap, null), 1, Integer::sum);
    }

    /** Reads and writes of variables that several threads touch. */
    private static long accesses(ValueTrace values) {
        return IntStream.range(0, values.count())
                .filter(event -> values.kind(event) != ValueTrace.Kind.DECISION).count();
    }

    @Override
    public boolean hasGivenUp() {
        return exhausted && !gaps.isEmpty();
    }

    @Override
    public void startOver() {
        restarts++;
        traces.clear();
        waiting.clear();
        aside.clear();
        gaps.clear();
        solver.forget();
        scan = null;
        plan = null;
        first = true;
        exhausted = false;
        executions = 0;
        cutLoops = 0;
        missed = 0;
        repeated = 0;
        firstFailures.clear();
        constraints = 0;
        points = 0;
    }

    @Override
    public String bound() {
        if (!exhausted || !gaps.isEmpty()) {
            return null;
        }
        return "all ways in which threads can go" + (inputsOpen ? ", over all inputs" : "") + (cutLoops == 0 ? "" : LoopBound.BOUND);
    }

    @Override
    public List<Imprecision> imprecision() {
        List<Imprecision> all = new ArrayList<>();
        gaps.forEach((gap, count) -> all.add(new Imprecision("not solved for all orders: " + gap.what(), count, gap.at())));
        return all;
    }

    @Override
    public Map<String, Object> stats() {
        Map<String, Object> stats = new LinkedHashMap<>();
        stats.put("executions", executions);
        stats.put("abstractTraces", traces.size());
        stats.put("accessPoints", points);
        stats.put("constraints", constraints);
        stats.put("otherFailures", repeated);
        stats.put("missed", missed);
        stats.put("cut", cutLoops);
        stats.put("restarts", restarts);
        stats.putAll(solver.stats().asMap());
        return stats;
    }
}
