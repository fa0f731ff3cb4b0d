package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.graph.Graph;
import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.SystematicStrategy;
import dev.heddle.engine.strategy.api.Trace;
import dev.heddle.engine.strategy.common.BusyThreads;
import dev.heddle.engine.strategy.common.LoopBound;
import dev.heddle.engine.strategy.common.PrefixDivergence;
import dev.heddle.engine.strategy.common.RandomNumbers;
import dev.heddle.engine.symbolic.Branch;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.solver.PathSolver;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Covers every state that a thread can reach on its own account, with as few executions as possible: all executions are
 * kept as one unfolding, and the next one is made to show a part of it that none has shown. (Kähkönen, Saarikivi, Heljanko:
 * Unfolding based automated testing of multithreaded programs. docs/decisions say what is different.)
 */
public final class UnfoldingStrategy implements SystematicStrategy {

    private static final Needs NEEDS = Needs.of(Need.STEPS, Need.PLACES, Need.INPUTS, Need.ALL_FAILURES, Need.ORDERS, Need.NEW_BEGINNINGS);
    private static final Needs NEEDS_OF_A_PICTURE = NEEDS.with(Need.NAMES);

    private static final int SOLVER_MILLIS = 5_000;
    private static final String ONLY_MET = ", waits in vain other than in circles as far as an execution met them";

    private final long seed;
    private final boolean drawn;
    private final Expressions expressions;
    private final RandomNumbers random = new RandomNumbers();
    /** Stays when the search begins anew: what it has answered is still true, and what it was asked still counts. */
    private final PathSolver solver = new PathSolver(SOLVER_MILLIS);
    private Unfolding unfolding;
    private UnfoldingTargets targets;
    private Follower follower;
    private NetWaits waits;
    private Legend legend;
    private final UnawaitedThreadsFirst lastCall = new UnawaitedThreadsFirst();
    private final BusyThreads busy = new BusyThreads();

    private Plan plan = Plan.FREE;
    private int[] picks = NetSteps.NO_PICKS;
    private int pickPosition;
    /** Steps of daemon threads that were made before the one towards the target. */
    private int letGoFirst;
    private boolean failureSeen;
    private boolean first = true;
    /**
     * Whether an execution has learned something, so that the unfolding says too little. It is kept until the next execution,
     * because there may be none, and is then all that there is to show.
     */
    private boolean outdated;
    private boolean exhausted;
    private boolean divergent;
    /** Whether the execution has done something else than planned. */
    private boolean parted;
    /** Whether time passed in an execution because no thread could go on. The net does not tell where that is so. */
    private boolean timePassed;

    private long tests;
    private long restarts;
    private long confirmations;
    private long deadlocks;
    /** Executions that were given up because the thread could not go on at the target, or did something known there; or ended so. */
    private long missed;
    private long cut;
    private int whole;
    /** Events of the net when the execution began. */
    private long eventsBefore;
    /** What the execution was made to show, also if others went first and it was put back; or null. */
    private Option wanted;

    /** @param expressions those that executions' paths are made of */
    public UnfoldingStrategy(long seed, Expressions expressions) {
        this(seed, expressions, false);
    }

    /** @param drawn whether there will be a {@link #graph} */
    public UnfoldingStrategy(long seed, Expressions expressions, boolean drawn) {
        this.seed = seed;
        this.drawn = drawn;
        this.expressions = expressions;
        clear();
    }

    private void clear() {
        targets = new UnfoldingTargets(solver);
        unfolding = new Unfolding(expressions, targets::add);
        follower = new Follower(unfolding, expressions);
        waits = new NetWaits();
        legend = new Legend();
        outdated = false;
        divergent = false;
        first = true;
        tests = 0;
        confirmations = 0;
        deadlocks = 0;
        missed = 0;
        cut = 0;
        whole = Integer.MAX_VALUE;
    }

    Unfolding unfolding() {
        return unfolding;
    }

    /** Events with so many causes at most are all there, though loops that read nothing new were left after some rounds. */
    int whole() {
        return whole;
    }

    @Override
    public Needs needs() {
        return drawn && unfolding.events() < NetGraph.MOST ? NEEDS_OF_A_PICTURE : NEEDS;
    }

    @Override
    public void startOver() {
        outdated = true;
        exhausted = false;
    }

    @Override
    public boolean hasGivenUp() {
        return !outdated && (divergent || exhausted && bound() == null);
    }

    @Override
    public boolean prepare() {
        if (outdated) {
            restarts++;
            clear();
        }
        if (exhausted || divergent) {
            return false;
        }
        plan = first ? Plan.FREE : next();
        if (plan == null) {
            exhausted = true;
            return false;
        }
        first = false;
        eventsBefore = unfolding.events();
        wanted = plan.target();
        random.seed(seed, tests + confirmations + restarts);
        follower.begin();
        busy.begin();
        legend.begin(needs().has(Need.NAMES));
        failureSeen = false;
        parted = false;
        letGoFirst = 0;
        lastCall.begin();
        pickPosition = 0;
        picks = NetSteps.NO_PICKS;
        return true;
    }

    private Plan next() {
        Plan next = targets.next(unfolding.deadlocks);
        if (next == null && unfolding.foreseesMore()) {
            return next();
        }
        return next == null ? targets.next(waits, unfolding, mayWaitInVain()) : next;
    }

    /** Whether threads may wait for ever other than in a circle. */
    private boolean mayWaitInVain() {
        return waits.areMet() || unfolding.deadlocks.missesSomeWaits();
    }

    @Override
    public Map<String, Long> inputs() {
        return plan.inputs;
    }

    @Override
    public int choose(Candidates candidates) {
        catchUp(candidates.trace(), candidates.decided());
        if (parted) {
            return ABANDON;
        }
        pickPosition = 0;
        int other = otherToGoFirst(candidates);
        if (other >= 0) {
            letGoFirst++;
            lastCall.goes(candidates, other);
            picks = NetSteps.NO_PICKS;
            return other;
        }
        int number = candidates.trace().steps() - letGoFirst;
        if (plan.isBehindTarget(number)) {
            noteIfMissed();
            if (isInVain()) {
                missed++;
                return ABANDON;
            }
        }
        if (plan.leads(number)) {
            int position = find(candidates, plan.thread(number));
            if (position < 0 && plan.isTarget(number)) {
                missed++;
                noteIfMissed();
                return ABANDON;
            } else if (position < 0) {
                part();
                return ABANDON;
            } else if (plan.isTarget(number) && candidates.count() > 1 && LoopBound.areOver(candidates, position)) {
                cut++;
                whole = Math.min(whole, Histories.size(plan.past) - 1);
                return ABANDON;
            } else {
                picks = plan.picks(number);
                return position;
            }
        }
        picks = NetSteps.NO_PICKS;
        return free(candidates);
    }

    /**
     * Where nobody waits for the threads that are left beside the target's thread, its step may end the execution, and what they can
     * do concurrently with it would take an execution of its own.
     *
     * @return position of the thread that goes before the target, or -1
     */
    private int otherToGoFirst(Candidates candidates) {
        Option target = plan.target();
        if (target == null || target.alone || !plan.isTarget(candidates.trace().steps() - letGoFirst)) {
            return -1;
        }
        int position = find(candidates, target.choice.condition.thread);
        if (letGoFirst > 0 && (position < 0 || !follower.isPossible(target))) {
            targets.putBack(target);
            plan = plan.upToTarget();
            return -1;
        }
        if (!UnawaitedThreadsFirst.isFor(candidates, position)) {
            return -1;
        }
        for (int i = candidates.count() - 1; i >= 0; i--) {
            if (i != position && lastCall.lets(candidates, i, follower)
                    && !follower.disturbs(candidates.identity(i), target)) {
                return i;
            }
        }
        return -1;
    }

    static int find(Candidates candidates, int thread) {
        for (int i = 0; i < candidates.count(); i++) {
            if (candidates.identity(i) == thread) {
                return i;
            }
        }
        return -1;
    }

    /** Any thread, but rather one whose next step is new. */
    private int free(Candidates candidates) {
        int count = candidates.count();
        if (count == 1) {
            return 0;
        }
        int test = plan == Plan.FREE ? -1 : lastCall.ofTest(candidates, follower);
        int best = -1;
        int bestRank = Integer.MAX_VALUE;
        int start = random.below(count);
        for (int i = 0; i < count; i++) {
            int position = (start + i) % count;
            int rank = test >= 0 && goesBefore(candidates, position, test) ? -1 : rank(candidates, position);
            if (rank < bestRank) {
                best = position;
                bestRank = rank;
            }
        }
        if (test >= 0) {
            lastCall.goes(candidates, best);
        }
        busy.chosen(candidates.identity(best), true);
        return best;
    }

    /** Whether a thread that nobody waits for has something new to show before the test's thread makes its last step. */
    private boolean goesBefore(Candidates candidates, int i, int test) {
        return i != test && !busy.contains(candidates.identity(i)) && lastCall.lets(candidates, i, follower)
                && follower.worth(candidates.identity(i)) == Unfolding.Worth.NEW;
    }

    private int rank(Candidates candidates, int i) {
        int worth = follower.worth(candidates.identity(i)).ordinal();
        return (candidates.spins(i) || busy.contains(candidates.identity(i)) ? 16 : 0) + (candidates.timesOut(i) ? 8 : 0) + 2 * worth
                + (candidates.daemon(i) ? 0 : 1);
    }

    @Override
    public int pick(int bound) {
        int i = pickPosition++;
        return i < picks.length ? picks[i] : random.below(bound);
    }

    /** The execution does not do what its plan says. Whether all threads can be left where one says they wait, only trying tells. */
    private void part() {
        parted = true;
        divergent = plan.end != Plan.End.WAIT && !(timePassed && plan.target() != null);
    }

    /** Takes up the steps that have been made. */
    private void catchUp(Trace trace, List<Branch> decided) {
        while (follower.steps() < trace.steps() && !parted) {
            int step = follower.steps();
            timePassed |= trace.timePassed(step);
            NetEvent event = follower.follow(trace, decided, plan.expected(step));
            if (event == null) {
                part();
                return;
            }
            legend.read(event, trace, step, decided);
            if (event.fails) {
                targets.failed(event, !failureSeen);
                failureSeen = true;
            }
        }
    }

    @Override
    public void executed(Execution execution) {
        outdated = execution.learned();
        Trace trace = execution.observed();
        List<Branch> decided = execution.path() == null ? List.of() : execution.path().branches();
        catchUp(trace, decided);
        if (plan.end == Plan.End.WAIT) {
            waits.shown(plan.past, execution.blocked());
        }
        if (parted) {
            if (timePassed && plan.target() != null) {
                missed++;
                unfolding.missed(plan.target());
            }
            return;
        }
        if (execution.path() != null) {
            targets.learnInputs(execution.path().inputs(), plan.inputs);
        }
        List<NetEvent> unfinished = follower.end(trace);
        boolean goesRound = execution.failed() && !execution.blocked() && !execution.endedEarly() && !failureSeen;
        // Threads that go round for ever are not waited for.
        if (!goesRound) {
            targets.addUnfinished(unfinished);
        }
        if (letGoFirst > 0 && plan.target() != null && plan.isTarget(trace.steps() - letGoFirst)) {
            targets.putBack(plan.target());
        }
        legend.readPending(trace);
        boolean isEnd = !failureSeen && !execution.abandoned() && !execution.endedEarly();
        if (isEnd && (execution.blocked() || mayWaitInVain())) {
            waits.ended(follower.last(), execution.blocked());
        }
        if (plan.end != Plan.End.ANY) {
            confirmations++;
            if (execution.blocked()) {
                deadlocks++;
                if (plan.end == Plan.End.DEADLOCK) {
                    unfolding.deadlocks.isConfirmed();
                }
            } else if (execution.failed() && plan.end == Plan.End.DEADLOCK) {
                unfolding.deadlocks.failed();
            }
        } else if (!execution.abandoned()) {
            noteIfMissed();
            if (isInVain()) {
                missed++;
            } else {
                tests++;
            }
        }
    }

    private void noteIfMissed() {
        if (plan.target() != null && plan.target().settled && !plan.target().covered) {
            unfolding.missed(plan.target());
        }
    }

    /** Whether the execution has not shown its target, nor anything else that is new. */
    private boolean isInVain() {
        return wanted != null && !wanted.covered && unfolding.events() == eventsBefore;
    }

    @Override
    public String bound() {
        if (!exhausted || divergent || timePassed || targets.unknown() > 0) {
            return null;
        }
        return "all local states of all threads"
                + (mayWaitInVain() && !waits.areAllMet() ? ONLY_MET : "") + (cut == 0 ? "" : LoopBound.BOUND);
    }

    @Override
    public Map<String, Object> stats() {
        Map<String, Object> stats = new LinkedHashMap<>();
        stats.put("tests", tests);
        stats.put("events", unfolding.events());
        stats.put("conditions", unfolding.conditions());
        stats.put("deadlocks", deadlocks);
        stats.put("deadlockRuns", confirmations);
        stats.put("deadlockCheckMs", unfolding.deadlocks.millis() + waits.millis());
        stats.put("branches", unfolding.branches());
        stats.put("solverCalls", solver.stats().solverCalls());
        stats.put("solverUnknown", targets.unknown());
        stats.put("infeasible", targets.infeasible());
        stats.put("extensionsLeft", targets.left());
        stats.put("missed", missed);
        stats.put("cut", cut);
        stats.put("restarts", restarts);
        return stats;
    }

    @Override
    public Map<String, Object> coverage() {
        return Covered.of(unfolding, legend, targets.left());
    }

    @Override
    public List<Imprecision> imprecision() {
        // What has become known on the way changes what the steps of an execution are.
        List<Imprecision> all = new ArrayList<>(PrefixDivergence.imprecision(divergent && !outdated && !timePassed));
        if (timePassed) {
            all.add(new Imprecision("time-outs wait for all other threads (--time-outs last), which unfolding does not follow: "
                    + "take dpor or pcb for a complete search", 1, null));
        }
        all.addAll(solver.imprecision());
        return all;
    }

    /** A picture of all that has been seen. */
    public Graph graph(String title) {
        return NetGraph.of(title, unfolding, legend, targets.open());
    }
}
