package dev.heddle.bench;

import com.google.gson.JsonObject;

/**
 * What an exploration of a row counted.
 *
 * @param blocked executions that were given up because all they could do had been done elsewhere
 * @param complete whether all traces were covered
 * @param warmMillis how long the fastest repetition in the same process took; 0 if there was none
 */
record Counted(long executions, long deadlocked, long blocked, boolean complete, long millis, long warmMillis) {

    /** Fewer executions say nothing about the time of one. */
    private static final long LEAST_TIMED = 500;

    Counted(long executions, long deadlocked, long blocked, boolean complete, long millis) {
        this(executions, deadlocked, blocked, complete, millis, 0);
    }

    static Counted of(JsonObject stats, long millis) {
        return new Counted(
                stats.get("executions").getAsLong(),
                stats.get("deadlocked").getAsLong(),
                stats.get("sleepSetBlocked").getAsLong() + stats.get("failedReversals").getAsLong(),
                stats.get("complete").getAsBoolean(),
                millis);
    }

    Counted withWarmMillis(long newMillis) {
        return new Counted(executions, deadlocked, blocked, complete, millis, newMillis);
    }

    boolean isAsExpected(CountRow row) {
        return complete && executions == row.expected() && deadlocked == row.deadlocked() && blocked == 0;
    }

    boolean isTimed() {
        return executions >= LEAST_TIMED;
    }

    double perSecond() {
        return executions * 1000.0 / millis;
    }

    boolean isRepeated() {
        return warmMillis > 0;
    }

    double warmPerSecond() {
        return executions * 1000.0 / warmMillis;
    }

    double microsPerExecution() {
        return millis * 1000.0 / executions;
    }
}
