package dev.heddle.engine.strategy;

import java.util.Arrays;
import java.util.Map;

/**
 * Probabilistic concurrency testing (Burckhardt et al., ASPLOS 2010): random priorities, always the highest
 * enabled thread, and depth − 1 random points at which the running thread's priority drops below all
 * others. A bug of depth d is found with probability at least 1 / (n · k^(d−1)) by each execution.
 */
public final class PctStrategy implements Strategy {

    private static final int TIME_OUT_ONE_IN = 4;
    /** Choices of one thread in a row after which it gets the lowest priority. */
    private static final int MOST_IN_A_ROW = 1_000;

    private final long seed;
    private final int depth;
    private final RandomNumbers random = new RandomNumbers();
    private long executions;
    private final Patience patience = new Patience();
    /** Scheduling choices of the longest execution so far: the k of the paper. */
    private int length = 1;
    private int choices;
    private int run;
    private int last;
    private int[] changePoints = new int[0];
    /** Priority by thread number; 0 is not yet given. */
    private long[] priority = new long[16];
    private int lowest;

    public PctStrategy(long seed, int depth) {
        this.seed = seed;
        this.depth = depth;
    }

    @Override
    public boolean prepare() {
        random.seed(seed, executions);
        patience.draw(random);
        Arrays.fill(priority, 0);
        length = Math.max(length, choices);
        choices = 0;
        run = 0;
        last = -1;
        lowest = 0;
        changePoints = new int[depth - 1];
        for (int i = 0; i < changePoints.length; i++) {
            changePoints[i] = 1 + random.below(length);
        }
        return true;
    }

    @Override
    public int choose(Candidates candidates) {
        choices++;
        int best = highest(candidates);
        for (int point : changePoints) {
            if (point == choices) {
                lower(candidates.thread(best));
                best = highest(candidates);
            }
        }
        if (patience.isOver(candidates, best) || isTooLong(candidates.thread(best))) {
            lower(candidates.thread(best));
            best = highest(candidates);
        }
        return best;
    }

    /** Whether the thread has had the turn so long that others must get it: a loop that waits for them may change what it reads. */
    private boolean isTooLong(int thread) {
        run = thread == last ? run + 1 : 0;
        last = thread;
        return run >= MOST_IN_A_ROW;
    }

    private int highest(Candidates candidates) {
        int best = -1;
        int bestTimeOut = -1;
        for (int i = 0; i < candidates.count(); i++) {
            if (candidates.timesOut(i)) {
                bestTimeOut = bestTimeOut < 0 || higher(candidates, i, bestTimeOut) ? i : bestTimeOut;
            } else {
                best = best < 0 || higher(candidates, i, best) ? i : best;
            }
        }
        if (best < 0) {
            return bestTimeOut;
        }
        boolean fires = bestTimeOut >= 0
                && higher(candidates, bestTimeOut, best)
                && random.below(TIME_OUT_ONE_IN) == 0;
        return fires ? bestTimeOut : best;
    }

    private boolean higher(Candidates candidates, int i, int j) {
        return priority(candidates.thread(i)) > priority(candidates.thread(j));
    }

    private long priority(int thread) {
        if (thread >= priority.length) {
            priority = Arrays.copyOf(priority, Math.max(thread + 1, priority.length * 2));
        }
        if (priority[thread] == 0) {
            priority[thread] = 1L + random.below(Integer.MAX_VALUE);
        }
        return priority[thread];
    }

    private void lower(int thread) {
        priority(thread);
        priority[thread] = --lowest;
    }

    @Override
    public int pick(int bound) {
        return random.below(bound);
    }

    @Override
    public void executed(Execution execution) {
        executions++;
    }

    @Override
    public String bound() {
        return null;
    }

    @Override
    public Map<String, Object> stats() {
        return Map.of("executions", executions);
    }
}
