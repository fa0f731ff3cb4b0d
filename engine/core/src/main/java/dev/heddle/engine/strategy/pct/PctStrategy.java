package dev.heddle.engine.strategy.pct;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.common.RandomNumbers;
import dev.heddle.engine.strategy.common.SpinAllowance;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * Probabilistic concurrency testing (Burckhardt et al., ASPLOS 2010): random priorities, always the highest
 * enabled thread, and up to depth − 1 random points at which the running thread's priority drops below all
 * others. A bug of depth d is found with probability at least 1 / ((d−1) · n · k^(d−1)) by each execution.
 *
 * <p>Most bugs are of less depth, so the number of points is drawn, too. Points are where a thread has done something
 * and is about to do something that others may notice: a drop anywhere else makes no difference that priorities do
 * not make. They are dealt from a pack with all of them, so that none comes up twice before each has come up once.
 *
 * <p>The first executions, and one in four of the others, show what threads write to all others before they go on: a
 * thread drops after each write, or after some. States in between, which no other thread should see, are seen there
 * at once, however many threads there are. The test's own thread goes first in them, so that who was started first
 * does not begin for that.
 */
public final class PctStrategy implements Strategy {

    private static final Needs NEEDS = Needs.of(Need.GUESSED_SHARING);

    private static final int TIME_OUT_ONE_IN = 4;
    /** Choices of one thread in a row after which it gets the lowest priority. */
    private static final int MOST_IN_A_ROW = 1_000;
    /** Points of the first execution, of which nothing is known. */
    private static final int FIRST_LENGTH = 8;
    /** One in so many executions has no drop, which shows how many points there are. */
    private static final int WITHOUT_ONE_IN = 16;
    /** So many executions at the beginning have a drop after each write. */
    private static final int SHOWING_FIRST = 2;
    private static final int ROOT = 0;
    /** Later, one in so many has a drop after half of them. */
    private static final int SHOWING_ONE_IN = 4;
    private static final Set<Op> CHANGES = EnumSet.of(Op.WRITE, Op.UPDATE, Op.FAILED_UPDATE);
    private static final Set<Op> UNNOTICED = EnumSet.of(Op.BEGIN, Op.END, Op.JOIN, Op.YIELD, Op.SLEEP);

    private final long seed;
    private final int depth;
    private final boolean focused;
    private final RandomNumbers random = new RandomNumbers();
    private long executions;
    private final SpinAllowance patience = new SpinAllowance();
    /** Points at which a first drop can be: the k of the paper. Those that come after it are no use for one. */
    private int length = FIRST_LENGTH;
    /** Points of the last executions without a drop; their number depends on the priorities. */
    private final int[] lengths = new int[4];
    private int measured;
    private boolean settled;
    private int points;
    private int[] pack = {};
    private int dealt;
    private int run;
    private int last;
    private int[] changePoints = new int[0];
    private int firstChange;
    /** Whether threads drop after what they write. */
    private boolean showing;
    /** By thread number: whether it has come to its first point. */
    private boolean[] begun = new boolean[16];
    /** Priority by thread number; 0 is not yet given. */
    private long[] priority = new long[16];
    /** The priorities as they were given. */
    private long[] given = new long[16];
    private int lowest;

    public PctStrategy(long seed, int depth) {
        this(seed, depth, false);
    }

    /** {@code focused}: whether it is asked only near the lines of a focus, where each operation is a point. */
    public PctStrategy(long seed, int depth, boolean focused) {
        this.seed = seed;
        this.depth = depth;
        this.focused = focused;
    }

    @Override
    public Needs needs() {
        return NEEDS;
    }

    @Override
    public boolean prepare() {
        random.seed(seed, executions);
        patience.draw(random);
        showing = depth > 1 && (executions < SHOWING_FIRST || executions % SHOWING_ONE_IN == 0);
        givePriorities();
        Arrays.fill(begun, false);
        points = 0;
        run = 0;
        last = -1;
        firstChange = Integer.MAX_VALUE;
        lowest = 0;
        boolean none = depth == 1 || showing || random.below(WITHOUT_ONE_IN) == 0;
        // Several among few points leave hardly anything undisturbed.
        changePoints = new int[none ? 0 : 1 + random.below(Math.min(depth - 1, 1 + length / 4))];
        for (int i = 0; i < changePoints.length; i++) {
            changePoints[i] = deal();
            firstChange = Math.min(firstChange, changePoints[i]);
        }
        return true;
    }

    /**
     * At the beginning the thread that was first is last in the next execution; else they are drawn when they are
     * needed.
     */
    private void givePriorities() {
        if (showing && executions > 0 && executions < SHOWING_FIRST) {
            int first = ROOT + 1;
            for (int thread = first; thread < given.length; thread++) {
                first = given[thread] > given[first] ? thread : first;
            }
            given[first] = Math.min(1, given[first]);
        } else {
            Arrays.fill(given, 0);
        }
        given[ROOT] = showing ? Long.MAX_VALUE : 0;
        System.arraycopy(given, 0, priority, 0, given.length);
    }

    private int deal() {
        if (dealt == pack.length || pack.length != length) {
            pack = new int[length];
            dealt = 0;
            for (int i = 0; i < length; i++) {
                int place = random.below(i + 1);
                pack[i] = pack[place];
                pack[place] = i + 1;
            }
        }
        return pack[dealt++];
    }

    @Override
    public int choose(Candidates candidates) {
        int best = highest(candidates);
        if (isPoint(candidates, best)) {
            points++;
            for (int point : changePoints) {
                if (point == points) {
                    lower(candidates.thread(best));
                    best = highest(candidates);
                }
            }
        }
        if (patience.isOver(candidates, best) || isTooLong(candidates.thread(best))) {
            lower(candidates.thread(best));
            best = highest(candidates);
        }
        if (showing && CHANGES.contains(candidates.op(best)) && (executions < SHOWING_FIRST || random.below(2) == 0)) {
            lower(candidates.thread(best));
        }
        return best;
    }

    /**
     * Whether the thread has had the turn so long that others must get it: a loop that waits for them may change what
     * it reads.
     */
    private boolean isTooLong(int thread) {
        run = thread == last ? run + 1 : 0;
        last = thread;
        return run >= MOST_IN_A_ROW;
    }

    private boolean isPoint(Candidates candidates, int i) {
        int thread = candidates.thread(i);
        if (thread >= begun.length) {
            begun = Arrays.copyOf(begun, Math.max(thread + 1, begun.length * 2));
        }
        if (UNNOTICED.contains(candidates.op(i))) {
            // Going on there instead of a thread that it has started may be what others notice.
            begun[thread] |= candidates.op(i) == Op.YIELD;
            return false;
        }
        if (focused) {
            return candidates.nearFocus(i);
        }
        boolean first = !begun[thread];
        begun[thread] = true;
        return !first;
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
            given = Arrays.copyOf(given, priority.length);
        }
        if (priority[thread] == 0) {
            given[thread] = 2L + random.below(Integer.MAX_VALUE);
            priority[thread] = given[thread];
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
        measure(execution.learned());
    }

    private void measure(boolean learned) {
        if (learned || !settled) {
            // Points come and go while it turns out what is shared.
            settled = !learned;
            Arrays.fill(lengths, 0);
            length = Math.max(1, points);
        } else if (firstChange > points) {
            lengths[measured++ % lengths.length] = points;
            length = Math.max(1, Arrays.stream(lengths).max().orElseThrow());
        }
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
