package dev.heddle.ide.results;

/**
 * Where an exploration stands.
 *
 * @param phase what the engine is busy with, such as {@code searching}; empty before it says so
 * @param share how much of its limit is used up, from 0 to 1; negative where it has none
 * @param cancel stops the exploration, which keeps what it has
 */
public record SearchProgress(
        String test, String phase, long executions, double perSecond, long elapsedMillis, double share, Runnable cancel) {}
