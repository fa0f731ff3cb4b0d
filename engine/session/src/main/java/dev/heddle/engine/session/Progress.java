package dev.heddle.engine.session;

/**
 * How far an exploration is.
 *
 * @param limitMillis 0 for no limit
 * @param limitExecutions 0 for no limit
 */
public record Progress(
        long executions,
        double perSecond,
        long elapsedMillis,
        long limitMillis,
        long limitExecutions,
        int violations) {}
