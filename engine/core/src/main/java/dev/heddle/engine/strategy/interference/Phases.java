package dev.heddle.engine.strategy.interference;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The order in which limits are searched: few interferences first, and for each number one thread after the other. */
final class Phases {

    private final int most;
    private final boolean total;
    private final String thread;
    private final Map<Integer, String> names = new TreeMap<>();
    /** Threads that can read what others write, in some execution. */
    private final Set<Integer> exposed = new HashSet<>();
    private final Set<Integer> done = new HashSet<>();
    /** Threads for which a higher bound changes nothing. */
    private final Set<Integer> unbounded = new HashSet<>();
    private Limit now = Limit.NOBODY;
    private boolean limitless;

    /** @param thread name of the only thread that may see others; null for each in turn */
    Phases(int most, boolean total, String thread) {
        this.most = most;
        this.total = total;
        this.thread = thread;
    }

    Limit now() {
        return now;
    }

    void know(Map<Integer, String> threads) {
        names.putAll(threads);
    }

    void exposes(Set<Integer> threads) {
        exposed.addAll(threads);
    }

    /** Whether a thread has the name that was asked for. */
    boolean isThreadKnown() {
        return thread == null || names.containsValue(thread);
    }

    /**
     * Goes to the next limit; false when there is none.
     *
     * @param boundMattered whether a higher bound for the thread in question may show more
     * @param limited whether any bound, that on other threads included, was the reason for an answer
     */
    boolean next(boolean boundMattered, boolean limited) {
        limitless |= !limited;
        if (!boundMattered && now.k() > 0) {
            unbounded.add(now.role());
        }
        if (total) {
            boolean goesOn = now.k() < most && boundMattered | now.k() == 0;
            now = goesOn ? new Limit(now.k() + 1, null, true) : now;
            return goesOn;
        }
        if (now.k() > 0) {
            done.add(now.role());
        }
        for (int k = Math.max(1, now.k()); k <= most; k++) {
            for (int role : names.keySet()) {
                boolean asked = thread == null || names.get(role).equals(thread);
                if (asked && exposed.contains(role) && !done.contains(role) && !unbounded.contains(role)) {
                    now = new Limit(k, role, false);
                    return true;
                }
            }
            done.clear();
        }
        return false;
    }

    /** Whether no thread would show more with a higher bound. */
    boolean isUnbounded() {
        return total ? unbounded.contains(null) || exposed.isEmpty()
                : exposed.stream().filter(role -> thread == null || thread.equals(names.get(role))).allMatch(unbounded::contains);
    }

    /** Whether what needs several threads that see each other has been left out: no limit was without effect. */
    boolean leavesOutMutual() {
        return !total && !limitless;
    }

    Map<Integer, String> names() {
        return names;
    }

    Set<Integer> unbounded() {
        return unbounded;
    }
}
