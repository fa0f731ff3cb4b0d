package dev.heddle.engine.runtime.state;

/**
 * Time as the test sees it. It stands still while code runs and jumps when a schedule lets a time-out fire.
 * A thread that does nothing but look at the clock, and at what nobody changes, moves it, by more the longer it
 * looks, so that busy waiting ends. One that writes something between its looks, as code does that logs a lot, is busy
 * with something else until it has looked very often.
 */
public final class VirtualClock {

    private static final long EPOCH_MILLIS = 1_767_225_600_000L; // 2026-01-01T00:00:00Z
    private static final long START_NANOS = 1_000_000_000L;
    private static final int LOOKS_BEFORE_MOVING = 16;
    private static final int LOOKS_OF_THE_BUSY_BEFORE_MOVING = 1 << 14;
    private static final int MAX_SHIFT = 30;

    private long nanos;
    private int looks;
    private int looksOfTheBusy;
    private boolean run;

    public void reset() {
        nanos = 0;
        visibleOperation();
        run = false;
    }

    /** Whether a thread that looked at it over and over has moved it. */
    public boolean hasRun() {
        return run;
    }

    public long now() {
        return nanos;
    }

    public long deadline(long duration) {
        long deadline = nanos + duration;
        return deadline < 0 ? Long.MAX_VALUE : deadline;
    }

    public void advanceTo(long deadline) {
        nanos = Math.max(nanos, deadline);
    }

    /** A thread has done something else than to look at it. */
    public void visibleOperation() {
        looks = 0;
        looksOfTheBusy = 0;
    }

    private void look(boolean busy) {
        if (busy) {
            looks = 0;
            move(++looksOfTheBusy - LOOKS_OF_THE_BUSY_BEFORE_MOVING);
        } else {
            move(++looks - LOOKS_BEFORE_MOVING);
        }
    }

    private void move(int looksTooMany) {
        if (looksTooMany > 0) {
            run = true;
            nanos += 1_000L << Math.min(MAX_SHIFT, looksTooMany / 4);
        }
    }

    /** {@code busy} says whether the thread that looks has written something since its last look. */
    public long nanoTime(boolean busy) {
        look(busy);
        return nanoTime();
    }

    public long currentTimeMillis(boolean busy) {
        look(busy);
        return currentTimeMillis();
    }

    /** Without a look at it. */
    public long nanoTime() {
        return START_NANOS + nanos;
    }

    public long currentTimeMillis() {
        return EPOCH_MILLIS + nanos / 1_000_000;
    }
}
