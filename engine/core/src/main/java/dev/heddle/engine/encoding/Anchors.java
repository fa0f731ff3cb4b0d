package dev.heddle.engine.encoding;

import dev.heddle.engine.symbolic.expr.Expr;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The steps whose place in the order matters. Every other step reads and writes what no decision, no wait and nobody who asks depends
 * on: it is made right behind the last step of its thread that matters, and has no moment of its own. In a program that computes a lot
 * these are most steps.
 */
final class Anchors {

    private final List<RecordedStep> all;
    private final Set<Expr> matter;
    private final Set<Long> watched;
    private final Set<Integer> starting = new HashSet<>();
    private final Set<Long> seen;

    /**
     * Of an execution.
     *
     * @param matter symbols of which it matters what they are
     * @param watched variables of which it matters who sees what
     */
    Anchors(List<RecordedStep> all, Set<Expr> matter, Set<Long> watched) {
        this.all = all;
        this.matter = matter;
        this.watched = watched;
        this.seen = new HashSet<>(watched);
        for (RecordedStep step : all) {
            starting.add(step.start());
            for (RecordedEvent event : step.events()) {
                if (event instanceof RecordedEvent.Read read && matter.contains(read.symbol())) {
                    seen.add(read.key());
                }
            }
        }
    }

    /** Whether a step has a moment of its own; always so for those that were announced only. */
    boolean contain(RecordedStep step, boolean left) {
        return left || step.number() == 0 || starting.contains(step.index()) || step.ends() || step.failure() != 0
                || step.waitsIn() != 0 || step.notifies() != 0 || step.notified() != null || step.isWakeUp()
                || step.events().stream().anyMatch(this::matters);
    }

    private boolean matters(RecordedEvent event) {
        if (event instanceof RecordedEvent.Read read) {
            return matter.contains(read.symbol()) || watched.contains(read.key());
        }
        return !(event instanceof RecordedEvent.Write write) || seen.contains(write.key());
    }

    /** For each step, whether it has a moment of its own. */
    boolean[] of(int made) {
        boolean[] own = new boolean[all.size()];
        for (RecordedStep step : all) {
            own[step.index()] = contain(step, step.index() >= made);
        }
        return own;
    }
}
