package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Mode;

/**
 * Tells whether pasts fit together: the co-sets of the paper. Two pasts conflict if a thread went different ways in
 * them, or if an event that only one of them has and an event that only the other has touch a variable in modes that conflict.
 */
final class ConcurrencyRelation {

    private long stamp;
    /** An event that may touch what others may not. */
    private NetEvent exempt;

    /** Whether both can be part of one execution. */
    boolean fit(NetEvent[] a, NetEvent[] b) {
        stamp++;
        return markOnlyIn(a, b, null, null) && noneOnlyInConflicts(b, a);
    }

    /**
     * Whether the thread of a choice can find its variable in this state: then there is a reachable marking with
     * the thread's condition and all conditions that the frontier stands for.
     */
    boolean fit(AccessChoice choice, Frontier frontier) {
        NetEvent[] mine = choice.past;
        NetEvent[] other = frontier.past();
        int thread = choice.condition.thread;
        NetEvent own = Histories.of(other, thread);
        if (own != null && own.depth > choice.condition.depth) {
            return false;
        }
        stamp++;
        if (!markOnlyIn(mine, other, choice.variable, frontier.mode)) {
            return false;
        }
        for (Option o = choice.prefix; o != null; o = o.choice.prefix) {
            if (o.frontier != null) {
                mark(o.frontier.version.variable, o.frontier.mode);
            }
        }
        return noneOnlyInConflicts(other, mine);
    }

    /** Whether the event can come behind what makes up the frontier, as the next access to the version that matters. */
    boolean follows(NetEvent event, Frontier frontier) {
        exempt = event;
        stamp++;
        boolean follows = markOnlyIn(event.past, frontier.past(), frontier.version.variable, frontier.mode)
                && noneOnlyInConflicts(frontier.past(), event.past);
        exempt = null;
        return follows;
    }

    private boolean markOnlyIn(NetEvent[] a, NetEvent[] b, NetVariable untouched, Mode mode) {
        for (int t = 0; t < a.length; t++) {
            NetEvent e = a[t];
            NetEvent limit = Histories.of(b, t);
            if (e == limit || e == null) {
                continue;
            }
            int depth = limit == null ? -1 : limit.depth;
            while (e != null && e.depth > depth) {
                if (!mark(e, untouched, mode)) {
                    return false;
                }
                e = e.parent;
            }
            if (e != limit && e != null && e.depth == depth) {
                return false;
            }
        }
        return true;
    }

    /** Notes what an event touches; false if it touches {@code untouched} so that it matters to {@code mode}. */
    private boolean mark(NetEvent e, NetVariable untouched, Mode mode) {
        for (int i = 0; i < e.sources.length; i++) {
            NetVariable variable = e.sources[i].version.variable;
            if (variable == untouched && e != exempt && mode.conflicts(e.modes[i])) {
                return false;
            }
            mark(variable, e.modes[i]);
        }
        return true;
    }

    private void mark(NetVariable variable, Mode mode) {
        if (variable.stamp != stamp) {
            variable.stamp = stamp;
            variable.modes = 0;
        }
        variable.modes |= 1 << mode.ordinal();
    }

    private boolean noneOnlyInConflicts(NetEvent[] b, NetEvent[] a) {
        for (int t = 0; t < b.length; t++) {
            NetEvent e = b[t];
            NetEvent limit = Histories.of(a, t);
            if (e == limit || e == null) {
                continue;
            }
            int depth = limit == null ? -1 : limit.depth;
            while (e != null && e.depth > depth) {
                if (conflictsWithMarked(e)) {
                    return false;
                }
                e = e.parent;
            }
            if (e != limit && e != null && e.depth == depth) {
                return false;
            }
        }
        return true;
    }

    private boolean conflictsWithMarked(NetEvent e) {
        for (int i = 0; i < e.sources.length; i++) {
            NetVariable variable = e.sources[i].version.variable;
            if (variable.stamp == stamp && conflicts(e.modes[i], variable.modes)) {
                return true;
            }
        }
        return false;
    }

    private static boolean conflicts(Mode mode, int modes) {
        int harmless = mode == Mode.WRITE ? 0 : 1 << mode.ordinal();
        return (modes & ~harmless) != 0;
    }
}
