package dev.heddle.engine.strategy.pcb;

import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.SystematicStrategy;
import dev.heddle.engine.strategy.common.LoopBound;
import dev.heddle.engine.strategy.common.Preemptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Preemption bounding (CHESS): all schedules with at most so many preemptions, each once. A preemption takes the turn from a
 * thread that could have gone on. By default a thread goes on as long as it can; all else is put aside, and those
 * come first that need the fewest deviations from the default ({@link ForkBacklog}), whether they preempt or not: else even small
 * tests would spend all their time on the orders in which threads can follow each other without a preemption.
 */
public final class PcbStrategy implements SystematicStrategy {

    private static final Needs NEEDS = Needs.of(Need.NEW_BEGINNINGS);
    private static final Needs NEEDS_OF_ALL = NEEDS.with(Need.ALL_FAILURES);

    /** Where more places to choose are put aside, those with the most preemptions are forgotten, which lowers the bound. */
    private static final int MOST_PUT_ASIDE = 4_000_000;
    /** Choices in a row after which another thread gets the turn for nothing, so that a loop that polls ends. */
    private static final int LONG_RUN = 2_000;

    private final int bound;
    private final Map<String, Long> inputs;
    private final boolean all;
    private final ForkBacklog agenda;
    /** Fewest preemptions of a schedule that will not be looked at. */
    private int beyond = Integer.MAX_VALUE;
    private boolean cut;
    private boolean exhausted;
    private boolean fresh = true;
    private int preemptions;

    /** Decisions that lead to where the execution under way begins to be new. */
    private int[] prefix = {};
    private int position;
    private PreemptionChoice last = PreemptionChoice.NONE;
    private int[] lastFound = {};
    private int[] lastOthers = {};
    private int run;
    private boolean divergent;

    private long executions;
    private int restarts;
    private final List<Long> perBound = new ArrayList<>();

    public PcbStrategy(int bound) {
        this(bound, Map.of(), true);
    }

    private PcbStrategy(int bound, Map<String, Long> inputs, boolean all) {
        this.bound = bound;
        this.inputs = inputs;
        this.all = all;
        this.agenda = new ForkBacklog(!all);
    }

    /** Looks only for the schedule with the fewest preemptions that fails, with the inputs for which one is known to. */
    public static PcbStrategy forFailure(int bound, Map<String, Long> inputs) {
        return new PcbStrategy(bound, inputs, false);
    }

    @Override
    public Needs needs() {
        return all ? NEEDS_OF_ALL : NEEDS;
    }

    @Override
    public Map<String, Long> inputs() {
        return inputs;
    }

    @Override
    public boolean prepare() {
        position = 0;
        run = 0;
        if (fresh) {
            fresh = false;
            last = PreemptionChoice.NONE;
        } else if (agenda.size() > 0) {
            last = agenda.next();
        } else {
            exhausted = true;
            return false;
        }
        prefix = last.decisions();
        preemptions = last.preemptions();
        return true;
    }

    @Override
    public int choose(Candidates candidates) {
        if (position < prefix.length) {
            return again(candidates, prefix[position++]);
        }
        position++;
        int current = candidates.current();
        boolean gives = Preemptions.areFree(candidates) || run >= LONG_RUN;
        int stays = gives ? firstWilling(candidates) : current;
        boolean willing = isWilling(candidates, stays);
        if (!candidates.failed()) {
            putAside(others(candidates, stays, willing), !gives);
        }
        run = stays == current ? run + 1 : 0;
        last = last.then(candidates.thread(stays));
        return stays;
    }

    /** Threads that could have had the turn instead. */
    private int[] others(Candidates candidates, int stays, boolean onlyWilling) {
        int[] found = new int[candidates.count()];
        int count = 0;
        for (int i = 0; i < candidates.count(); i++) {
            if (i != stays && (!onlyWilling || isWilling(candidates, i))) {
                found[count++] = candidates.thread(i);
            }
        }
        if (!Arrays.equals(found, 0, count, lastFound, 0, lastFound.length)) {
            lastFound = Arrays.copyOf(found, count);
            lastOthers = Spread.of(found, count);
        }
        return lastOthers;
    }

    private int again(Candidates candidates, int thread) {
        for (int i = 0; i < candidates.count(); i++) {
            if (candidates.thread(i) == thread) {
                return i;
            }
        }
        divergent = true;
        return ABANDON;
    }

    private int firstWilling(Candidates candidates) {
        int from = run >= LONG_RUN ? candidates.current() + 1 : 0;
        int count = candidates.count();
        for (int i = 0; i < count; i++) {
            int next = (from + i) % count;
            if (isWilling(candidates, next)) {
                return next;
            }
        }
        return Math.max(0, candidates.current());
    }

    /** A thread that reads over and over what nobody has changed gets the turn only if nobody else wants it. */
    private boolean isWilling(Candidates candidates, int i) {
        boolean over = LoopBound.areOver(candidates, i);
        cut |= over;
        return !over;
    }

    private void putAside(int[] others, boolean preempts) {
        if (others.length == 0) {
            return;
        }
        if (preempts && agenda.size() >= MOST_PUT_ASIDE) {
            beyond = Math.min(beyond, agenda.forgetMostPreemptions());
        }
        Fork fork = new Fork(last, others, preempts);
        if (fork.preemptions() > bound) {
            beyond = Math.min(beyond, fork.preemptions());
        } else if (fork.preemptions() < beyond) {
            agenda.add(fork);
        }
    }

    @Override
    public int pick(int choices) {
        if (position < prefix.length) {
            return -1 - prefix[position++];
        }
        position++;
        int[] others = new int[choices - 1];
        for (int i = 1; i < choices; i++) {
            others[i - 1] = -1 - i;
        }
        putAside(others, false);
        last = last.then(-1);
        return 0;
    }

    @Override
    public void executed(Execution execution) {
        if (execution.learned()) {
            startOver();
            return;
        }
        executions++;
        while (perBound.size() <= preemptions) {
            perBound.add(0L);
        }
        perBound.set(preemptions, perBound.get(preemptions) + 1);
    }

    @Override
    public void startOver() {
        restarts++;
        // An execution that learns something may part from a plan that was made without knowing it.
        divergent = false;
        agenda.clear();
        perBound.clear();
        executions = 0;
        beyond = Integer.MAX_VALUE;
        cut = false;
        fresh = true;
    }

    @Override
    public boolean hasGivenUp() {
        return divergent;
    }

    /** Preemptions in the execution that was made last. */
    public int preemptions() {
        return preemptions;
    }

    @Override
    public String bound() {
        if (!exhausted || divergent) {
            return null;
        }
        int most = beyond - 1;
        String schedules = beyond == Integer.MAX_VALUE
                ? "all schedules"
                : "all schedules with at most " + most + (most == 1 ? " preemption" : " preemptions");
        return schedules + (cut ? LoopBound.BOUND : "");
    }

    @Override
    public Map<String, Object> stats() {
        Map<String, Object> stats = new LinkedHashMap<>();
        stats.put("executions", executions);
        stats.put("executionsPerBound", List.copyOf(perBound));
        stats.put("restarts", restarts);
        return stats;
    }
}
