package dev.heddle.bootstrap;

import jdk.internal.misc.VM;

/** What stands in place of calls that ask for the time. */
public final class TimeHooks {

    private static final long NANOS_PER_SECOND = 1_000_000_000L;
    private static final long MILLIS_PER_SECOND = 1_000L;
    private static final long NANOS_PER_MILLI = 1_000_000L;

    private TimeHooks() {}

    public static long nanoTime() {
        if (Hooks.controlled()) {
            return Hooks.controller.nanoTime();
        }
        return Hooks.evaluates() ? Hooks.controller.nanoTimeOnHold() : System.nanoTime();
    }

    /** What the program itself asks for: between two of its looks some time passes. */
    public static long nanoTimeOfProgram() {
        if (Hooks.controlled()) {
            return Hooks.controller.nanoTimeOfProgram();
        }
        return Hooks.evaluates() ? Hooks.controller.nanoTimeOfProgramOnHold() : System.nanoTime();
    }

    public static long currentTimeMillis() {
        if (Hooks.controlled()) {
            return Hooks.controller.currentTimeMillis();
        }
        return Hooks.evaluates() ? Hooks.controller.currentTimeMillisOnHold() : System.currentTimeMillis();
    }

    /** Nanoseconds since {@code offsetSeconds} after the epoch, which is what {@code java.time.Clock} asks for. */
    public static long nanoTimeAdjustment(long offsetSeconds) {
        if (!Hooks.controlled() && !Hooks.evaluates()) {
            return VM.getNanoTimeAdjustment(offsetSeconds);
        }
        long millis = currentTimeMillis();
        return (Math.floorDiv(millis, MILLIS_PER_SECOND) - offsetSeconds) * NANOS_PER_SECOND
                + Math.floorMod(millis, MILLIS_PER_SECOND) * NANOS_PER_MILLI;
    }
}
