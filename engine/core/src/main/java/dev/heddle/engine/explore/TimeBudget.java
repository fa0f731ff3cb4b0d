package dev.heddle.engine.explore;

import dev.heddle.engine.session.TimeLimit;
import java.util.concurrent.TimeUnit;

/**
 * The time of one search. What follows a find has a little more, so that one in the last moment can still be replayed; and
 * no execution is begun which, by what the others took, would leave no time for that.
 */
final class TimeBudget {

    /** An execution, its replay, and the replay in a new process. */
    private static final int EXECUTIONS_FOR_A_FIND = 3;
    /** Parts of the grace: the last is for the command line, which may have to wait for a processor. */
    private static final int OVERDUE_PERCENT = 25;
    private static final int OVER_PERCENT = 45;
    /** Executions that take a larger part of the time are made only to find something. */
    private static final int MANY = 50;

    /** So many times as long as the next the first execution may take. */
    private static final int SLOWER_WHEN_COLD = 10;

    private final long start = System.nanoTime();
    private final long searchNanos;
    private final long graceNanos;
    private long executions;
    private long executing;
    private long shortest = Long.MAX_VALUE;

    /** 0 is no limit. */
    TimeBudget(long searchMillis) {
        searchNanos = searchMillis == 0 ? TimeUnit.MILLISECONDS.toNanos(TimeLimit.FOR_EVER / 1_000_000)
                : TimeUnit.MILLISECONDS.toNanos(searchMillis);
        graceNanos = TimeUnit.MILLISECONDS.toNanos(TimeLimit.graceMillis(searchMillis));
    }

    long elapsedMillis() {
        return TimeUnit.NANOSECONDS.toMillis(elapsed());
    }

    /** Whether no further execution should be begun; {@code share} of the time is all that this search may use. */
    boolean isSpent(double share) {
        return elapsed() >= searchNanos * share
                || elapsed() + EXECUTIONS_FOR_A_FIND * expected() >= searchNanos + graceNanos * OVER_PERCENT / 100;
    }

    /** The first execution loads classes, and runs code that nothing has been compiled of: what comes takes much less. */
    private long expected() {
        return executions == 0 ? 0 : executions == 1 ? shortest / SLOWER_WHEN_COLD : shortest;
    }

    /** Whether there is time for executions that are no part of the search. */
    boolean isAmple() {
        return executing / Math.max(1, executions) < searchNanos / MANY;
    }

    void made(long nanos) {
        executions++;
        shortest = Math.min(shortest, nanos);
        executing += nanos;
    }

    /** Whether an execution of the search should be left in its middle, and nothing be made shorter any more. */
    boolean isOverdue() {
        return elapsed() >= searchNanos + graceNanos * OVERDUE_PERCENT / 100;
    }

    /** Whether a replay should be left in its middle too. */
    boolean isOver() {
        return elapsed() >= searchNanos + graceNanos * OVER_PERCENT / 100;
    }

    private long elapsed() {
        return System.nanoTime() - start;
    }
}
