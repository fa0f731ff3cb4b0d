package dev.heddle.engine.strategy.interference;

import java.util.Map;

/**
 * How many interferences there may be.
 *
 * @param k the most
 * @param role the only thread that may see others; null if there is none, or all may
 * @param total whether the sum over all threads is bounded, whoever they are
 */
record Limit(int k, Integer role, boolean total) {

    static final Limit NOBODY = new Limit(0, null, false);

    /** How many interferences a thread may have at most. */
    int of(int thread) {
        return total || role != null && role == thread ? k : 0;
    }

    /** Whether a thread may have one more, given how many each has had. */
    boolean allowsMore(int thread, Map<Integer, Integer> counts) {
        int had = total ? counts.values().stream().mapToInt(Integer::intValue).sum() : counts.getOrDefault(thread, 0);
        return had < of(thread);
    }
}
