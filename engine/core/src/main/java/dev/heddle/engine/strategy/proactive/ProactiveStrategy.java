package dev.heddle.engine.strategy.proactive;

import dev.heddle.engine.encoding.RecordedRun;
import dev.heddle.engine.encoding.RecordedStep;
import dev.heddle.engine.encoding.RunReader;
import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.SystematicStrategy;
import dev.heddle.engine.strategy.api.ValueTrace;
import dev.heddle.engine.strategy.common.BusyThreads;
import dev.heddle.engine.strategy.common.LoopBound;
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
import java.util.stream.IntStream;

/**
 * Covers all behaviour of a test under its input with one execution for each way in which its threads can go: a solver says in which
 * orders of the steps of one execution a thread would go another way, and the next execution follows such an order. (Algorithm 1 of
 * Zhang et al.: Debugging multithreaded programs as if they were sequential. docs/decisions say what is different.)
 */
public final class ProactiveStrategy implements SystematicStrategy {

    private static final int SOLVER_MILLIS = 10_000;
    /** Steps in a row after which another thread like it is preferred, so that a loop that polls ends. */
    private static final int LONG_RUN = 200;

    /** Which executions are looked at for others. */
    private enum Reach {
        EVERY_EXECUTION,
        /** Prediction: what is found is not looked at again. */
        THE_FIRST
    }

    private static final String FROM_ONE_RUN =
            "predicted from one execution: what only several other decisions together lead to was not looked for";

    private final Expressions expressions;
    private final boolean inputsOpen;
    private final Reach reach;
    private final ConstraintSolver solver = new ConstraintSolver(SOLVER_MILLIS);
    private final RunReader reader;
    private final List<AbstractTrace> traces = new ArrayList<>();
    private final Deque<RecordedRun> waiting = new ArrayDeque<>();
    private final Set<Long> firstFailures = new HashSet<>();
    private final Map<String, Integer> gaps = new TreeMap<>();
    private final BusyThreads busy = new BusyThreads();

    private RecordedRun scanned;
    private Scan scan;
    private Scan.Found plan;
    private boolean first = true;
    private boolean exhausted;
    /** Whether the execution under way was given up in a loop that reads nothing new. */
    private boolean cut;
    private boolean tried;
    private int pick;

    private long executions;
    private long cutLoops;
    private long missed;
    /** Executions in which threads went as in another, but failed in another order. */
    private long repeated;
    private long restarts;
    private long constraints;
    private long points;

    /**
     * A search.
     *
     * @param expressions those that executions' values are made of
     * @param inputsOpen whether it looks for inputs too
     */
    public ProactiveStrategy(Expressions expressions, boolean inputsOpen) {
        this(expressions, inputsOpen, Reach.EVERY_EXECUTION);
    }

    private ProactiveStrategy(Expressions expressions, boolean inputsOpen, Reach reach) {
        this.inputsOpen = inputsOpen;
        this.reach = reach;
        this.expressions = expressions;
        this.reader = new RunReader(expressions);
    }

    /**
     * Predicts from one execution: every way in which one of its threads would decide otherwise, get past where it was left, or be left
     * waiting while all others go as they went. Makes that execution and those that the solver names, no others.
     */
    public static ProactiveStrategy predicting(Expressions expressions) {
        return new ProactiveStrategy(expressions, false, Reach.THE_FIRST);
    }

    @Override
    public boolean observes() {
        return true;
    }

    @Override
    public boolean wantsValues() {
        return true;
    }

    @Override
    public boolean goesOnBehindFailures() {
        return true;
    }

    @Override
    public boolean prepare() {
        cut = false;
        tried = false;
        busy.begin();
        if (first) {
            first = false;
            plan = null;
            return true;
        }
        plan = exhausted ? null : next();
        exhausted |= plan == null;
        return plan != null;
    }

    private Scan.Found next() {
        while (true) {
            if (scan == null) {
                scanned = waiting.poll();
                if (scanned == null) {
                    return null;
                }
                AbstractTrace own = new AbstractTrace(scanned);
                scan = new Scan(scanned, own, traces, expressions, solver, inputsOpen, firstFailures);
                constraints = Math.max(constraints, scan.constraints());
            }
            Scan.Found found = scan.next();
            Answer unanswered = scan.unanswered();
            if (unanswered != null) {
                gaps.merge("no answer from the solver: " + unanswered.reason(), 1, Integer::sum);
            }
            if (found != null) {
                return found;
            }
            scan = null;
        }
    }

    // Guided execution

    @Override
    public boolean choosesInputs() {
        return inputsOpen;
    }

    @Override
    public Map<String, Long> inputs() {
        return plan == null || !inputsOpen ? Map.of() : plan.inputs();
    }

    @Override
    public int choose(Candidates candidates) {
        int made = candidates.trace().steps();
        List<RecordedStep> steps = plan == null ? List.of() : plan.schedule().steps();
        int position = made < steps.size() ? follow(candidates, steps.get(made)) : free(candidates);
        if (position >= 0) {
            busy.chosen(candidates.identity(position), candidates.count() > 1);
        }
        return position;
    }

    private int follow(Candidates candidates, RecordedStep step) {
        for (int i = 0; i < candidates.count(); i++) {
            if (candidates.identity(i) == step.thread()) {
                if (candidates.count() > 1 && LoopBound.areOver(candidates, i)) {
                    cut = true;
                    return ABANDON;
                }
                pick = plan.schedule().picks().getOrDefault(step, 0);
                return i;
            }
        }
        tried = true;
        return ABANDON;
    }

    /** The running thread if it may go on, else the next. */
    private int free(Candidates candidates) {
        pick = 0;
        int count = candidates.count();
        int start = candidates.current() < 0 ? 0 : candidates.current() + (busy.run() >= LONG_RUN ? 1 : 0);
        int best = 0;
        int bestRank = Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            int position = (start + i) % count;
            boolean spins = candidates.spins(position) || busy.contains(candidates.identity(position));
            int rank = spins ? 3 : candidates.timesOut(position) ? 2 : candidates.daemon(position) ? 0 : 1;
            if (rank < bestRank) {
                best = position;
                bestRank = rank;
            }
        }
        return best;
    }

    @Override
    public int pick(int bound) {
        return Math.min(pick, bound - 1);
    }

    @Override
    public void executed(Execution execution) {
        if (execution.learned()) {
            startOver();
            return;
        }
        if (cut || tried) {
            cutLoops += cut ? 1 : 0;
            missed += tried ? 1 : 0;
            if (tried) {
                gaps.merge("an order that turned out to be impossible", 1, Integer::sum);
            }
            scan.skip();
            return;
        }
        executions++;
        RecordedRun run = reader.read(execution);
        run.steps().stream().filter(step -> step.failure() != 0).findFirst()
                .ifPresent(step -> firstFailures.add(step.failure()));
        if (plan != null && plan.repeats()) {
            repeated++;
            scan.skip();
            return;
        }
        boolean looksOn = reach == Reach.EVERY_EXECUTION || traces.isEmpty();
        if (looksOn) {
            run.gaps().forEach(gap -> gaps.merge(gap, 1, Integer::sum));
        }
        if (execution.endedEarly()) {
            gaps.merge("the program ended while other threads were under way", 1, Integer::sum);
        }
        points = Math.max(points, accesses(execution.values()));
        AbstractTrace trace = new AbstractTrace(run);
        if (plan != null && traces.stream().anyMatch(trace::isSameAs)) {
            // Something that the constraints do not know has led elsewhere.
            gaps.merge("an order that turned out to lead elsewhere", 1, Integer::sum);
            scan.skip();
            return;
        }
        traces.add(trace);
        if (looksOn) {
            waiting.add(run);
        }
    }

    /** Reads and writes of variables that several threads touch. */
    private static long accesses(ValueTrace values) {
        return IntStream.range(0, values.count())
                .filter(event -> values.kind(event) != ValueTrace.Kind.DECISION).count();
    }

    @Override
    public boolean hasGivenUp() {
        return exhausted && (!gaps.isEmpty() || reach == Reach.THE_FIRST);
    }

    @Override
    public boolean startsOver() {
        return true;
    }

    @Override
    public void startOver() {
        restarts++;
        traces.clear();
        waiting.clear();
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
        if (!exhausted || !gaps.isEmpty() || reach == Reach.THE_FIRST) {
            return null;
        }
        return "all ways in which threads can go" + (inputsOpen ? ", over all inputs" : "") + (cutLoops == 0 ? "" : LoopBound.BOUND);
    }

    @Override
    public List<Imprecision> imprecision() {
        List<Imprecision> all = new ArrayList<>();
        gaps.forEach((what, count) -> all.add(new Imprecision("not solved for all orders: " + what, count, null)));
        if (reach == Reach.THE_FIRST) {
            all.add(new Imprecision(FROM_ONE_RUN, 1, null));
        }
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
        stats.put(reach == Reach.THE_FIRST ? "spurious" : "missed", missed);
        stats.put("cut", cutLoops);
        stats.put("restarts", restarts);
        stats.putAll(solver.stats().asMap());
        return stats;
    }
}
