package dev.heddle.engine.strategy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Iterative preemption bounding (CHESS): all schedules without a preemption, then all with one, and so on. A preemption
 * takes the turn from a thread that could have gone on. A choice that would need one more than the current bound is put
 * aside for the next, so that no schedule is executed twice.
 */
public final class PcbStrategy implements Strategy {

    /** Choices that are put aside beyond this number are forgotten, and the search ends with the bound it is at. */
    private static final int MOST_PUT_ASIDE = 4_000_000;
    /** Choices in a row after which another thread gets the turn for nothing, so that a loop that polls ends. */
    private static final int LONG_RUN = 2_000;

    /** A choice, and those before it. */
    private record Choice(Choice before, int decision) {}

    private final int bound;
    private final Map<String, Long> inputs;
    private final boolean all;
    private int preemptions;
    private final Deque<Choice> now = new ArrayDeque<>();
    private Deque<Choice> later = new ArrayDeque<>();
    private boolean forgotten;
    private boolean cut;
    private boolean exhausted;
    private boolean fresh = true;

    /** Decisions that lead to where the execution under way begins to be new. */
    private int[] prefix = {};
    private int position;
    private Choice last;
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
    }

    /** Looks only for the schedule with the fewest preemptions that fails, with the inputs for which one is known to. */
    public static PcbStrategy forFailure(int bound, Map<String, Long> inputs) {
        return new PcbStrategy(bound, inputs, false);
    }

    @Override
    public boolean goesOnBehindFailures() {
        return all;
    }

    @Override
    public boolean startsOver() {
        return true;
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
            last = null;
            prefix = new int[0];
            return true;
        }
        if (now.isEmpty()) {
            endOfBound();
        }
        if (exhausted) {
            return false;
        }
        last = now.removeLast();
        prefix = decisions(last);
        return true;
    }

    private void endOfBound() {
        if (divergent || forgotten || later.isEmpty()) {
            exhausted = true;
            return;
        }
        preemptions++;
        now.addAll(later);
        later = new ArrayDeque<>();
    }

    private static int[] decisions(Choice choice) {
        int length = 0;
        for (Choice c = choice; c != null; c = c.before) {
            length++;
        }
        int[] decisions = new int[length];
        for (Choice c = choice; c != null; c = c.before) {
            decisions[--length] = c.decision;
        }
        return decisions;
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
        for (int i = candidates.failed() ? -1 : candidates.count() - 1; i >= 0; i--) {
            if (i != stays && (!willing || isWilling(candidates, i))) {
                putAside(new Choice(last, candidates.thread(i)), gives);
            }
        }
        run = stays == current ? run + 1 : 0;
        last = new Choice(last, candidates.thread(stays));
        return stays;
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
        boolean over = Rounds.areOver(candidates, i);
        cut |= over;
        return !over;
    }

    private void putAside(Choice choice, boolean free) {
        if (free) {
            now.addLast(choice);
        } else if (preemptions < bound && later.size() < MOST_PUT_ASIDE) {
            later.addLast(choice);
        } else {
            forgotten = true;
        }
    }

    @Override
    public int pick(int choices) {
        if (position < prefix.length) {
            return -1 - prefix[position++];
        }
        position++;
        for (int i = choices - 1; i > 0; i--) {
            now.addLast(new Choice(last, -1 - i));
        }
        last = new Choice(last, -1);
        return 0;
    }

    @Override
    public void executed(Execution execution) {
        if (execution.learned()) {
            restart();
            return;
        }
        executions++;
        while (perBound.size() <= preemptions) {
            perBound.add(0L);
        }
        perBound.set(preemptions, perBound.get(preemptions) + 1);
    }

    /** Scheduling points have been added: what was explored does not count. */
    private void restart() {
        restarts++;
        now.clear();
        later.clear();
        perBound.clear();
        preemptions = 0;
        executions = 0;
        forgotten = false;
        cut = false;
        fresh = true;
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
        String schedules = later.isEmpty() && !forgotten
                ? "all schedules"
                : "all schedules with at most " + preemptions + (preemptions == 1 ? " preemption" : " preemptions");
        return schedules + (cut ? Rounds.BOUND : "");
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
