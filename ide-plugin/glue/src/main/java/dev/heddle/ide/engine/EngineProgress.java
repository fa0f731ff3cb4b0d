package dev.heddle.ide.engine;

/**
 * How far the exploration of a test is.
 *
 * @param phase       such as {@code searching}; empty where the engine does not say
 * @param limitMillis when the search is stopped, or 0
 */
public record EngineProgress(
        String test,
        String phase,
        long executions,
        double perSecond,
        long elapsedMillis,
        long limitMillis,
        long violations) {

    /** How much of the time is used up, from 0 to 1; negative where there is no limit. */
    public double share() {
        return limitMillis <= 0 ? -1 : Math.min(1, (double) elapsedMillis / limitMillis);
    }
}
