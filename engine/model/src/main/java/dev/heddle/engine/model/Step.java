package dev.heddle.engine.model;

/**
 * One event of a trace as people and files see it.
 *
 * @param n position in the trace, from 1
 * @param thread name of the thread
 * @param variable what it is on, such as {@code Account#1.balance}; null where there is nothing
 * @param value the value read or written, or null where it is not known
 * @param reason why the turn came to this thread here, or null where the same thread went on
 * @param call the library call that the step is part of, such as {@code ConcurrentHashMap.put}; null in the user's own code
 * @param beforePublication true where a thread writes to an object that it has made and others cannot have found; null where not, or
 *     where nobody asked
 */
public record Step(
        int n,
        String thread,
        String op,
        String variable,
        SourceLocation at,
        String value,
        String reason,
        String call,
        Boolean beforePublication) {

    public Step(int n, String thread, String op, String variable, SourceLocation at, String value, String reason) {
        this(n, thread, op, variable, at, value, reason, null, null);
    }

    public Step(int n, String thread, String op, String variable, SourceLocation at, String value, String reason, String call) {
        this(n, thread, op, variable, at, value, reason, call, null);
    }

    public Step withValue(String newValue) {
        return new Step(n, thread, op, variable, at, newValue, reason, call, beforePublication);
    }

    public Step withOp(String newOp) {
        return new Step(n, thread, newOp, variable, at, null, reason, call, beforePublication);
    }
}
