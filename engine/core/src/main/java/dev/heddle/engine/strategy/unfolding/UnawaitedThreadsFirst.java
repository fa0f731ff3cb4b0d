package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Candidates;
import java.util.HashSet;
import java.util.Set;

/**
 * Threads that nobody waits for, daemons and idle workers of pools, are cut off when the test ends. What they could have done concurrently with its last
 * step takes an execution of its own then, so they go before it.
 */
final class UnawaitedThreadsFirst {

    private static final int ROOT = 0;

    /** Those that have been let go by a time-out since the test's thread stands where it does: a task may be repeated for ever. */
    private final Set<Integer> timedOut = new HashSet<>();
    private NetEvent standing;

    /** An execution begins. */
    void begin() {
        timedOut.clear();
        standing = null;
    }

    /** Whether nobody waits for any thread but this one. */
    static boolean isFor(Candidates candidates, int position) {
        for (int i = 0; i < candidates.count(); i++) {
            if (candidates.awaited(i) != (i == position)) {
                return false;
            }
        }
        return position >= 0;
    }

    /** Position of the test's thread if only threads are with it that nobody waits for, and its next step may be its last; else -1. */
    int ofTest(Candidates candidates, Follower follower) {
        int position = UnfoldingStrategy.find(candidates, ROOT);
        return isFor(candidates, position) && follower.mayEnd(ROOT) ? position : -1;
    }

    /** Whether the thread can go before the last step without keeping it off for ever. */
    boolean lets(Candidates candidates, int i, Follower follower) {
        NetEvent now = follower.at(ROOT);
        if (now != standing) {
            standing = now;
            timedOut.clear();
        }
        return !candidates.spins(i) && !(candidates.timesOut(i) && timedOut.contains(candidates.identity(i)));
    }

    /** The thread goes before the last step. */
    void goes(Candidates candidates, int i) {
        if (candidates.timesOut(i)) {
            timedOut.add(candidates.identity(i));
        }
    }

    /** Whether the next step of a thread that stands here may be its last: it is, or nothing is known of it. */
    static boolean mayEnd(Point at, long execution) {
        if (at.event != null && at.event.ends || at.event == null && at.choices == null) {
            return true;
        }
        for (NetChoice c = at.choices; c != null; c = c.sibling) {
            boolean known = false;
            for (Option option : c.options) {
                if (option.covered && Disturbance.isNow(option, execution)) {
                    known = true;
                    if (mayEnd(option, execution)) {
                        return true;
                    }
                }
            }
            if (!known) {
                return true;
            }
        }
        return false;
    }
}
