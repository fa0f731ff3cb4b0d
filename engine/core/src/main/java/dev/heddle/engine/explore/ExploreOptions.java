package dev.heddle.engine.explore;

/**
 * What an exploration is asked to do.
 *
 * @param k interference or preemption bound, depth of {@code pct}
 * @param maxExecutions 0 for no limit
 * @param timeMillis 0 for no limit
 * @param steps visible operations an execution may make before it counts as not terminating
 * @param all go on after the first violation
 * @param failOnRace data races are violations, not warnings
 * @param backend {@code auto}, {@code virtual} or {@code platform}
 * @param graph file for a picture of what was explored, or null
 */
public record ExploreOptions(
        String strategy,
        int k,
        long maxExecutions,
        long timeMillis,
        int steps,
        boolean all,
        boolean failOnRace,
        long seed,
        String backend,
        boolean spuriousWakeUps,
        String graph) {

    /** Without a picture. */
    public ExploreOptions(String strategy, int k, long maxExecutions, long timeMillis, int steps, boolean all,
            boolean failOnRace, long seed, String backend, boolean spuriousWakeUps) {
        this(strategy, k, maxExecutions, timeMillis, steps, all, failOnRace, seed, backend, spuriousWakeUps, null);
    }

    public ExploreOptions withGraph(String file) {
        return new ExploreOptions(strategy, k, maxExecutions, timeMillis, steps, all, failOnRace, seed, backend,
                spuriousWakeUps, file);
    }
}
