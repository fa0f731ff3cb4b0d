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
        boolean spuriousWakeUps) {}
