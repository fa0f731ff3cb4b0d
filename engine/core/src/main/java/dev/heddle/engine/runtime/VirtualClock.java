package dev.heddle.engine.runtime;

/**
 * Time as the test sees it. It stands still while code runs and jumps when a schedule lets a time-out fire.
 * A thread that does nothing but look at the clock, and at what nobody changes, moves it, by more the longer it
 * looks, so that busy waiting ends.
 */
final class VirtualClock {

    private static final long EPOCH_MILLIS = 1_767_225_600_000L; // 2026-01-01T00:00:00Z
    private static final long START_NANOS = 1_000_000_000L;
    private static final int LOOKS_BEFORE_MOVING = 16;
    private static final int MAX_SHIFT = 30;

    private long nanos;
    private int looks;
    private boolean run;

    void reset() {
        nanos = 0;
        looks = 0;
        run = false;
    }

    /** Whether a thread that looked at it over and over has moved it. */
    boolean hasRun() {
        return run;
    }

    long now() {
        return nanos;
    }

    long deadline(long duration) {
        long deadline = nanos + duration;
        return deadline < 0 ? Long.MAX_VALUE : deadline;
    }

    void advanceTo(long deadline) {
        nanos = Math.max(nanos, deadline);
    }

    /** A thread has done something else than to look at it. */
    void visibleOperation() {
        looks = 0;
    }

    private void look() {
        if (++looks > LOOKS_BEFORE_MOVING) {
            run = true;
            nanos += 1_000L << Math.min(MAX_SHIFT, (looks - LOOKS_BEFORE_MOVING) / 4);
        }
    }

    long nanoTime() {
        look();
        return START_NANOS + nanos;
    }

    long currentTimeMillis() {
        look();
        return EPOCH_MILLIS + nanos / 1_000_000;
    }
}
