package dev.heddle.engine.strategy.pcb;

import java.util.ArrayList;
import java.util.List;

/**
 * Forks whose other ways are to be tried later, by their preemptions and deviations from the default.
 *
 * <p>Most bugs are few deviations away from any schedule, while depth first search spends its time on all combinations at
 * the end of the first one. So the fewest deviations come first (limited discrepancy search, Harvey and Ginsberg 1995).
 * Of forks that are equally near, each gets a few ways tried before any gets all ({@link ForkQueue}).
 * The number of forks grows quickly in this order; where there are too many, the search goes on depth first.
 */
final class ForkBacklog {

    private static final int MANY = 1_000_000;
    private static final int NONE = Integer.MAX_VALUE;

    private final boolean byPreemptions;
    /** First index: preemptions; second: deviations. */
    private final List<List<ForkQueue>> forks = new ArrayList<>();
    private int size;
    private int taken;

    /** {@code byPreemptions}: whether everything with fewer preemptions comes before what has more. */
    ForkBacklog(boolean byPreemptions) {
        this.byPreemptions = byPreemptions;
    }

    int size() {
        return size;
    }

    void clear() {
        forks.clear();
        size = 0;
        taken = 0;
    }

    void add(Fork fork) {
        while (forks.size() <= fork.preemptions()) {
            forks.add(new ArrayList<>());
        }
        List<ForkQueue> alike = forks.get(fork.preemptions());
        while (alike.size() <= fork.deviations()) {
            alike.add(new ForkQueue());
        }
        alike.get(fork.deviations()).add(fork);
        size++;
    }

    /** Drops what has the most preemptions, and says how many those were. */
    int forgetMostPreemptions() {
        int most = forks.size() - 1;
        for (ForkQueue alike : forks.remove(most)) {
            size -= alike.size();
        }
        return most;
    }

    /** The choice to be tried next; the agenda must not be empty. */
    PreemptionChoice next() {
        boolean many = size > MANY;
        ForkQueue from = many ? deepest() : nearest();
        int before = from.size();
        // By turns from both ends: neither the beginning nor the end of an execution has to wait for the other.
        PreemptionChoice next = many ? from.nextOfLast() : from.next(taken++ % 2 == 1);
        size -= before - from.size();
        return next;
    }

    /** One with the fewest deviations; where such are found with different numbers of preemptions, by turns. */
    private ForkQueue nearest() {
        int fewest = NONE;
        List<ForkQueue> found = new ArrayList<>();
        for (List<ForkQueue> alike : forks) {
            int least = least(alike);
            if (least < fewest) {
                fewest = least;
                found.clear();
            }
            if (least == fewest && least != NONE) {
                found.add(alike.get(least));
                if (byPreemptions) {
                    break;
                }
            }
        }
        return found.get(taken / 2 % found.size());
    }

    private static int least(List<ForkQueue> alike) {
        for (int d = 0; d < alike.size(); d++) {
            if (!alike.get(d).isEmpty()) {
                return d;
            }
        }
        return NONE;
    }

    /** Of the fewest preemptions the last: the number of forks hardly grows when those are taken. */
    private ForkQueue deepest() {
        for (List<ForkQueue> alike : forks) {
            for (int d = alike.size() - 1; d >= 0; d--) {
                if (!alike.get(d).isEmpty()) {
                    return alike.get(d);
                }
            }
        }
        throw new IllegalStateException("empty");
    }
}
