package dev.heddle.engine.runtime.state;

/**
 * Time as all threads of the test see it. It stands still while code runs and jumps when a schedule lets a time-out fire.
 * Only a loop that waits for time to pass moves it by looking at it: one that looks again and again, far more often than code
 * does that measures itself, and does nothing new in between. Then each look moves it by more.
 */
public final class VirtualClock {

    private static final long EPOCH_MILLIS = 1_767_225_600_000L; // 2026-01-01T00:00:00Z
    private static final long START_NANOS = 1_000_000_000L;

    /** Looks in a row with nothing visible in between but polls by other threads. */
    private static final int LOOKS_BEFORE_MOVING = 1 << 14;
    private static final int LOOKS_PER_DOUBLING = 64;
    /** Looks with nothing in between but operations that show nothing new. They are costly, and few by their nature. */
    private static final int POLLS_BEFORE_MOVING = 1_200;
    private static final int POLLS_PER_DOUBLING = 8;
    private static final long FIRST_MOVE_NANOS = 1_000;
    private static final int MAX_SHIFT = 20;

    private long nanos;
    private int looks;
    private int looksInARow;
    private int polls;
    private int looksOfTheLong;
    private boolean polled;
    private boolean run;

    public void reset() {
        nanos = 0;
        looks = 0;
        looksOfTheLong = 0;
        progress();
        run = false;
    }

    /** Whether a thread that looked at it over and over has moved it. */
    public boolean hasRun() {
        return run;
    }

    public long now() {
        return nanos;
    }

    /** How often somebody has looked in this execution. */
    public int looks() {
        return looks;
    }

    public long deadline(long duration) {
        long deadline = nanos + duration;
        return deadline < 0 ? Long.MAX_VALUE : deadline;
    }

    public void advanceTo(long deadline) {
        nanos = Math.max(nanos, deadline);
    }

    /** A thread has done something else than to look at it. */
    public void progress() {
        looksInARow = 0;
        polls = 0;
        polled = false;
    }

    /** A thread has made an operation that shows nothing new. */
    public void polled() {
        polled = true;
    }

    /** A thread looks; {@code tooLong} says that the execution has become so long by doing so that time must pass. */
    public void look(boolean tooLong) {
        looks++;
        if (tooLong) {
            move(++looksOfTheLong / LOOKS_PER_DOUBLING);
        } else if (polled) {
            polled = false;
            move(++polls - POLLS_BEFORE_MOVING, POLLS_PER_DOUBLING);
        } else {
            move(++looksInARow - LOOKS_BEFORE_MOVING, LOOKS_PER_DOUBLING);
        }
    }

    private void move(int looksTooMany, int perDoubling) {
        if (looksTooMany > 0) {
            move(looksTooMany / perDoubling);
        }
    }

    private void move(int doublings) {
        run = true;
        nanos += FIRST_MOVE_NANOS << Math.min(MAX_SHIFT, doublings);
    }

    public long nanoTime() {
        return START_NANOS + nanos;
    }

    public long currentTimeMillis() {
        return EPOCH_MILLIS + nanos / 1_000_000;
    }
}
