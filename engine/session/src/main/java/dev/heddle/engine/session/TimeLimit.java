package dev.heddle.engine.session;

import java.util.concurrent.TimeUnit;

/**
 * The time that the user gives to an exploration. It is a promise: what follows a find lives in it too, and the process
 * ends a little later at most ({@link #graceMillis}).
 */
public final class TimeLimit {

    /** No machine is up so long. */
    public static final long FOR_EVER = Long.MAX_VALUE / 4;

    private static final long LEAST_GRACE_MILLIS = 2_000;
    private static final int PART_FOR_GRACE = 10;
    /** For putting the result together and telling it. */
    private static final long TELLING_MILLIS = 400;
    /** A search that was begun is not over before it has looked at anything. */
    private static final long LEAST_SEARCH_MILLIS = 500;

    private final long millis;
    private final long start = System.nanoTime();

    /** From now on; 0 is no limit. */
    public TimeLimit(long millis) {
        this.millis = millis;
    }

    /** How much later than its limit an exploration may end. */
    public static long graceMillis(long millis) {
        return Math.max(LEAST_GRACE_MILLIS, millis / PART_FOR_GRACE);
    }

    /** What is left for a search; 0 is no limit. */
    public long searchMillis() {
        if (millis == 0) {
            return 0;
        }
        long spent = spentMillis();
        return Math.max(1, Math.max(millis - spent,
                Math.min(LEAST_SEARCH_MILLIS, millis + graceMillis(millis) / 2 - spent)));
    }

    /** How long a worker may still go on with whatever it does. */
    public long untilEndMillis() {
        return millis == 0 ? FOR_EVER : Math.max(0, millis + graceMillis(millis) - TELLING_MILLIS - spentMillis());
    }

    /** Whether the search itself should be over. */
    public boolean isSpent() {
        return millis > 0 && spentMillis() >= millis;
    }

    public boolean isOver() {
        return untilEndMillis() == 0;
    }

    private long spentMillis() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    }
}
