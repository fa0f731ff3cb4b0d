package dev.heddle.engine.strategy.common;

import dev.heddle.engine.strategy.api.Candidates;
import java.util.function.IntPredicate;

/** Who goes next where a search over orders has no plan: switches only where that is needed, so that executions end. */
public final class FreeChoice {

    /** Steps in a row after which another thread like it is preferred, so that a loop that polls ends. */
    private static final int LONG_RUN = 200;

    private final BusyThreads busy = new BusyThreads();

    /** Begins an execution. */
    public void begin() {
        busy.begin();
    }

    /** The thread of this identity makes the next step, by choice or by plan. */
    public void chosen(int thread, boolean hasOthers) {
        busy.chosen(thread, hasOthers);
    }

    /**
     * The running thread if it may go on, else the next; -1 if none may. Threads that the JVM would not wait for go first, because
     * nobody would see what they do last.
     *
     * @param barred tells identities of threads that may not be chosen
     */
    public int choose(Candidates candidates, IntPredicate barred) {
        int count = candidates.count();
        int start = candidates.current() < 0 ? 0 : candidates.current() + (busy.run() >= LONG_RUN ? 1 : 0);
        int best = -1;
        int bestRank = Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            int position = (start + i) % count;
            int rank = rank(candidates, position);
            if (rank < bestRank && !barred.test(candidates.identity(position))) {
                best = position;
                bestRank = rank;
            }
        }
        return best;
    }

    private int rank(Candidates candidates, int i) {
        if (candidates.spins(i) || busy.contains(candidates.identity(i))) {
            return 3;
        }
        if (candidates.timesOut(i)) {
            // A periodic task would go on for ever while somebody has a lot to read.
            return i == candidates.current() && busy.run() >= LONG_RUN ? 4 : 2;
        }
        return candidates.daemon(i) ? 0 : 1;
    }
}
