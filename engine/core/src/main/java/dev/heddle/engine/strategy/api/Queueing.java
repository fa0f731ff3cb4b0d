package dev.heddle.engine.strategy.api;

import java.util.List;

/**
 * The queue of a synchronizer where its order matters, at an operation of a thread that wants it.
 *
 * @param gate when the thread could have it if nobody stood in the queue
 * @param need how much it needs, for a gate that counts
 * @param rule who has to wait although the state would let them go on
 * @param me what stands for the thread in the queue
 * @param before threads in the queue before the operation
 * @param after threads in the queue after it
 */
public record Queueing(Gate gate, long need, Rule rule, Waiter me, List<Waiter> before, List<Waiter> after) {

    /** A thread in a queue. */
    public record Waiter(int thread, boolean shares) {}

    /** Who has to wait because of others in the queue. */
    public enum Rule {
        /** Nobody: whoever comes when it is free has it. */
        NONE,
        /** Whoever stands in the queue and is not the first. */
        FIRST_OF_QUEUE,
        /** Whoever is not the first; those that share it go together. */
        FAIR,
        /** Fair, and nobody passes the first, whatever they want. */
        FAIR_ONE_BY_ONE,
        /** Who shares it does not pass a first one that wants it alone. */
        WRITER_FIRST
    }

    /** Whether the queue lets the thread have it. */
    public boolean admits(List<Waiter> queue) {
        int place = queue.indexOf(me);
        return switch (rule) {
            case NONE -> true;
            case FIRST_OF_QUEUE -> place <= 0;
            case FAIR_ONE_BY_ONE -> place == 0 || queue.isEmpty();
            case WRITER_FIRST -> !me.shares || place == 0 || queue.isEmpty() || queue.get(0).shares;
            case FAIR -> queue.subList(0, place < 0 ? queue.size() : place).stream()
                    .allMatch(other -> other.shares && me.shares)
                    && (!me.shares || place == 0 || queue.isEmpty() || queue.get(0).shares);
        };
    }

    /** The same once it is known how the operation leaves the queue. */
    public Queueing leaving(List<Waiter> left) {
        return new Queueing(gate, need, rule, me, before, left);
    }

    /** A number for a queue, the same in every execution. */
    public static long number(List<Waiter> queue) {
        long number = 0;
        for (Waiter waiter : queue) {
            number = (number * 31 + waiter.thread * 2L + (waiter.shares ? 1 : 0) + 1) * 0x9E3779B97F4A7C15L;
        }
        return number;
    }
}
