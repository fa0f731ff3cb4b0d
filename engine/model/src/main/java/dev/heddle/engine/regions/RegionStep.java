package dev.heddle.engine.regions;

/**
 * One step of a thread as the region rules see it.
 *
 * @param variable what a data access is on, compared with {@code equals}; null for other kinds
 * @param write whether a data access writes
 * @param procedure the activation of a method that the step belongs to: the method itself in source, one call of it
 *     in a trace. An access made by a callee may count as the caller's, at the line of the call
 * @param line the source line
 * @param origin what the step stands for: an element of source or an event of a trace
 */
public record RegionStep<T>(Kind kind, Object variable, boolean write, Object procedure, int line, T origin) {

    /** What kind of step it is. */
    public enum Kind {
        /** A shared access of a variable that is not for synchronisation. */
        DATA,
        /** Acquire, release, notify: allowed inside a region, not at its ends. */
        SYNCHRONISATION,
        /** Start, join or wait: other threads are meant to run here, so no region reaches over it. */
        HAND_OVER
    }

    public static <T> RegionStep<T> read(Object variable, Object procedure, int line, T origin) {
        return new RegionStep<>(Kind.DATA, variable, false, procedure, line, origin);
    }

    public static <T> RegionStep<T> write(Object variable, Object procedure, int line, T origin) {
        return new RegionStep<>(Kind.DATA, variable, true, procedure, line, origin);
    }

    public static <T> RegionStep<T> synchronisation(Object procedure, int line, T origin) {
        return new RegionStep<>(Kind.SYNCHRONISATION, null, false, procedure, line, origin);
    }

    public static <T> RegionStep<T> handOver(Object procedure, int line, T origin) {
        return new RegionStep<>(Kind.HAND_OVER, null, false, procedure, line, origin);
    }

    public boolean isData() {
        return kind == Kind.DATA;
    }
}
