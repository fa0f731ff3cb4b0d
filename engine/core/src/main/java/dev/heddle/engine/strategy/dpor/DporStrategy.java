package dev.heddle.engine.strategy.dpor;

import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.SystematicStrategy;
import dev.heddle.engine.strategy.api.Trace;
import dev.heddle.engine.strategy.common.FreeChoice;
import dev.heddle.engine.strategy.common.LoopBound;
import dev.heddle.engine.strategy.common.PrefixDivergence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Dynamic partial order reduction with wake-up trees: one execution for each Mazurkiewicz trace. After an execution
 * each pair of steps that race is reversed: the sequence that makes the second come first is planned at the state
 * before the first. (Optimal-DPOR of Abdulla, Aronis, Jonsson and Sagonas; docs/decisions say what is added for
 * operations that wait.)
 */
public final class DporStrategy implements SystematicStrategy {

    private static final Needs NEEDS = Needs.of(Need.STEPS, Need.ALL_FAILURES, Need.ORDERS, Need.NEW_BEGINNINGS);

    /** What it has covered in the end. */
    public static final String BOUND = "all Mazurkiewicz traces";
    private static final int[] NO_PICKS = {};
    /** The thread that runs the test. */
    private static final int ROOT = 0;

    /** Steps that may be planned behind one execution: where all orders are that many, they do not fit into memory. */
    private static final long MOST_PLANNED = 4_000_000;

    private final History history = new History();
    private final List<Frame> frames = new ArrayList<>();
    private boolean exhausted;

    private int[] picks = NO_PICKS;
    private int pickPosition;
    private final FreeChoice free = new FreeChoice();

    private long executions;
    private long deadlocked;
    private long sleepSetBlocked;
    /** Executions that were given up in a loop that only waits for others. */
    private long cutLoops;
    private long failedReversals;
    private long restarts;
    private boolean divergent;
    /** Executions whose threads did not all come to their ends, so that nobody knows what they would have raced with. */
    private int endedEarly;
    private long plannedSteps;
    /** Executions with more races than could be planned for. */
    private int overwhelmed;
    /** Executions in which time passed while threads were busy. */
    private int slipped;

    @Override
    public Needs needs() {
        return NEEDS;
    }

    @Override
    public boolean prepare() {
        if (exhausted) {
            return false;
        }
        if (frames.isEmpty()) {
            // The first step is that of the root: there is nothing to choose.
            WakeupTree root = new WakeupTree(null);
            root.addFirst(null);
            frames.add(new Frame(root));
        }
        pickPosition = 0;
        picks = NO_PICKS;
        plannedSteps = 0;
        free.begin();
        return true;
    }

    @Override
    public int choose(Candidates candidates) {
        Trace trace = candidates.trace();
        int d = trace.steps();
        catchUp(trace, d);
        if (divergent) {
            return ABANDON;
        }
        history.noteUnawaited(candidates);
        if (d == frames.size()) {
            Frame before = frames.get(d - 1);
            frames.add(trace.timePasses() ? before.afterAll() : before.after(history.transition(d - 1)));
            if (trace.timePasses()) {
                // What comes behind cannot come before, so as to races this is an end.
                planReversalsOfPending(trace, d, false);
            }
        }
        int position = d < history.size() ? again(candidates, d) : next(candidates, frames.get(d));
        if (position == ABANDON) {
            return ABANDON;
        }
        pickPosition = 0;
        free.chosen(candidates.identity(position), candidates.count() > 1);
        return position;
    }

    /** Takes up the step that has just been made. */
    private void catchUp(Trace trace, int d) {
        int done = d - 1;
        if (done >= history.size()) {
            append(trace, done);
        } else if (!history.transition(done).isLike(trace, done)) {
            divergent = true;
        }
    }

    private void append(Trace trace, int step) {
        history.append(trace, step);
        frames.get(step).made(history.transition(step));
    }

    /** Makes a step of the last execution again. */
    private int again(Candidates candidates, int d) {
        Transition step = history.transition(d);
        int position = find(candidates, step.thread);
        if (position < 0) {
            divergent = true;
            return ABANDON;
        }
        picks = step.picks;
        return position;
    }

    private int next(Candidates candidates, Frame frame) {
        while (!frame.tree.isLeaf()) {
            Transition planned = frame.tree.first().step;
            int position = find(candidates, planned.thread);
            if (position >= 0) {
                if (candidates.count() > 1 && LoopBound.areOver(candidates, position)) {
                    cutLoops++;
                    return ABANDON;
                }
                picks = planned.picks;
                return position;
            }
            failedReversals++;
            frame.tree.failFirst();
        }
        int position = free.choose(candidates, frame::isAsleep);
        if (position < 0) {
            sleepSetBlocked++;
            return ABANDON;
        }
        picks = NO_PICKS;
        frame.tree.addFirst(null);
        return position;
    }

    private static int find(Candidates candidates, int thread) {
        for (int i = 0; i < candidates.count(); i++) {
            if (candidates.identity(i) == thread) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public int pick(int bound) {
        int i = pickPosition++;
        return i < picks.length ? picks[i] : 0;
    }

    @Override
    public void executed(Execution execution) {
        if (execution.learned()) {
            startOver();
            return;
        }
        if (!execution.abandoned()) {
            executions++;
            deadlocked += execution.blocked() ? 1 : 0;
            endedEarly += execution.endedEarly() ? 1 : 0;
            slipped += execution.observed().timeSlipped() ? 1 : 0;
        }
        Trace trace = execution.observed();
        int count = trace.steps();
        if (divergent) {
            exhausted = true;
            return;
        }
        while (history.size() < count) {
            append(trace, history.size());
        }
        planReversals(trace, count);
        overwhelmed += isOverwhelmed() ? 1 : 0;
        backtrack();
    }

    /** Also of races that earlier executions had: what else is to come before the second step may be new. */
    private void planReversals(Trace trace, int count) {
        for (int step = 1; step < count; step++) {
            planReversals(step, count);
        }
        planReversalsOfPending(trace, count, true);
    }

    private void planReversalsOfPending(Trace trace, int count, boolean ended) {
        for (int i = 0; i < trace.pending(); i++) {
            history.append(trace, count + i);
            planReversals(count, count);
            if (ended && isTimeOut(trace, count + i)) {
                planBeforeEnd(count);
            }
            history.cut(count);
        }
    }

    private static boolean isTimeOut(Trace trace, int step) {
        int last = trace.end(step) - 1;
        return last >= trace.first(step) && trace.key(last) == Trace.CLOCK;
    }

    /**
     * When the test has ended nobody waits for the time-out of a daemon thread or of an idle worker, which may lead to something
     * all the same.
     */
    private void planBeforeEnd(int timeOut) {
        int end = history.lastOf(ROOT);
        if (end > 0 && !history.happensBefore(end, timeOut)) {
            history.transition(end).cutsOff(history.transition(timeOut).thread);
            frames.get(end).plan(history.triedReversal(end, timeOut, timeOut));
        }
    }

    private void planReversals(int step, int count) {
        if (isOverwhelmed()) {
            return;
        }
        for (int race : history.races(step, count)) {
            frames.get(race).plan(history.reversal(race, step, count));
            plannedSteps += count - race;
        }
    }

    private boolean isOverwhelmed() {
        return plannedSteps > MOST_PLANNED;
    }

    /** Finds the last state from which something is left to be explored. */
    private void backtrack() {
        int d = Math.min(history.size(), frames.size()) - 1;
        while (d > 0) {
            Frame frame = frames.get(d);
            Transition done = history.transition(d);
            Transition other = done.nextPicks();
            frame.tree.removeFirst();
            if (other != null) {
                frame.tree.addFirst(other);
            } else {
                frame.putToSleep(done);
            }
            if (!frame.tree.isLeaf()) {
                break;
            }
            d--;
        }
        history.cut(d);
        frames.subList(d + 1, frames.size()).clear();
        exhausted = d == 0;
    }

    @Override
    public boolean hasGivenUp() {
        return divergent || overwhelmed > 0 || exhausted && (endsEarly() || slipped > 0);
    }

    /** Whether executions ended while threads were under way, so that not all orders of what they do were tried. */
    public boolean endsEarly() {
        return endedEarly > 0;
    }

    @Override
    public void startOver() {
        restarts++;
        exhausted = false;
        // An execution that learns something may part from a plan that was made without knowing it.
        divergent = false;
        history.cut(0);
        frames.clear();
        executions = 0;
        deadlocked = 0;
        sleepSetBlocked = 0;
        failedReversals = 0;
        cutLoops = 0;
        endedEarly = 0;
        slipped = 0;
        overwhelmed = 0;
    }

    @Override
    public String bound() {
        if (!exhausted || divergent || overwhelmed > 0 || endsEarly() || slipped > 0) {
            return null;
        }
        return BOUND + (cutLoops == 0 ? "" : LoopBound.BOUND);
    }

    @Override
    public List<Imprecision> imprecision() {
        List<Imprecision> all = new ArrayList<>(PrefixDivergence.imprecision(divergent));
        if (endsEarly()) {
            all.add(new Imprecision("the program ended, by itself or at the limit on steps, while other threads were under way: "
                    + "not all that they could have done before was tried", endedEarly, null));
        }
        if (overwhelmed > 0) {
            all.add(new Imprecision("so many races in one execution that not all could be reversed", overwhelmed, null));
        }
        if (slipped > 0) {
            all.add(new Imprecision("time passed while a thread was busy, by looking at the clock or for long: "
                    + "not all that others could have done before their time ran out was tried", slipped, null));
        }
        return all;
    }

    @Override
    public Map<String, Object> stats() {
        Map<String, Object> stats = new LinkedHashMap<>();
        stats.put("executions", executions);
        stats.put("deadlocked", deadlocked);
        stats.put("sleepSetBlocked", sleepSetBlocked);
        stats.put("failedReversals", failedReversals);
        stats.put("cut", cutLoops);
        stats.put("restarts", restarts);
        return stats;
    }
}
