package dev.heddle.engine.strategy.pcb;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Forks that are equally near to the default. With many threads a fork has many ways, and most of them show the same; so
 * of each fork a few are tried, and the rest only when all other forks have had their turn.
 */
final class ForkQueue {

    private static final int WAYS_A_TURN = 3;

    /** By the number of turns that a fork has had. */
    private final List<Deque<Fork>> byTurns = new ArrayList<>();
    private int size;

    int size() {
        return size;
    }

    boolean isEmpty() {
        return size == 0;
    }

    void add(Fork fork) {
        add(fork, 0);
        size++;
    }

    private void add(Fork fork, int turns) {
        while (byTurns.size() <= turns) {
            byTurns.add(new ArrayDeque<>());
        }
        byTurns.get(turns).addLast(fork);
    }

    /** The next way of the first or the last fork of those that have had the fewest turns. */
    PreemptionChoice next(boolean last) {
        int turns = fewestTurns();
        Deque<Fork> from = byTurns.get(turns);
        Fork fork = last ? from.getLast() : from.getFirst();
        PreemptionChoice next = fork.next();
        if (fork.isUsedUp()) {
            remove(from, last);
            size--;
        } else if (fork.used() >= WAYS_A_TURN * (turns + 1)) {
            remove(from, last);
            add(fork, turns + 1);
        }
        return next;
    }

    /** The next way of the last fork, of which all are taken before those of any other: the queue does not grow. */
    PreemptionChoice nextOfLast() {
        Deque<Fork> from = byTurns.get(fewestTurns());
        PreemptionChoice next = from.getLast().next();
        if (from.getLast().isUsedUp()) {
            from.removeLast();
            size--;
        }
        return next;
    }

    private static void remove(Deque<Fork> from, boolean last) {
        if (last) {
            from.removeLast();
        } else {
            from.removeFirst();
        }
    }

    private int fewestTurns() {
        int turns = 0;
        while (byTurns.get(turns).isEmpty()) {
            turns++;
        }
        return turns;
    }
}
