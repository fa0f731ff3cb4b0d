package dev.heddle.engine.model;

import java.util.concurrent.TimeUnit;

/**
 * A limit of time that ran out although a thread could go on, or another limit came first.
 *
 * @param op {@code time-out} or {@code sleep}
 * @param at where the thread waited; in a library, if none of the user's code is there
 * @param nanos how long the limit was
 */
public record EarlyTimeOut(String op, SourceLocation at, long nanos) {

    /** Such as {@code 100 ms}. */
    public String limit() {
        if (nanos >= TimeUnit.SECONDS.toNanos(1) && nanos % TimeUnit.SECONDS.toNanos(1) == 0) {
            return TimeUnit.NANOSECONDS.toSeconds(nanos) + " s";
        }
        return nanos >= TimeUnit.MILLISECONDS.toNanos(1)
                ? TimeUnit.NANOSECONDS.toMillis(nanos) + " ms"
                : TimeUnit.NANOSECONDS.toMicros(nanos) + " µs";
    }

    /** What must come first for it, such as {@code the 100 ms at Foo.java:25 run out first}. */
    public String condition() {
        boolean sleeps = op.equals(Op.SLEEP.label());
        return sleeps
                ? "the sleep of " + limit() + " at " + at.shortForm() + " ends first"
                : "the " + limit() + " at " + at.shortForm() + " run out first";
    }
}
