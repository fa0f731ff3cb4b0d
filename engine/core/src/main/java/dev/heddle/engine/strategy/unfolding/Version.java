package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.Mode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a variable is from one write to the next. The versions of a variable make a tree. */
final class Version {

    private static final int MODES = Mode.values().length;

    final Variable variable;
    /** The step that wrote it; null for the first. */
    final Event event;
    /** What the write found; null for the first. */
    final Frontier source;
    final long state;
    /** Steps that access it without a new version. */
    final List<Event> accesses = new ArrayList<>(2);
    final List<Version> next = new ArrayList<>(2);
    private final Frontier[] roots = new Frontier[MODES];
    private Map<Frontier, Frontier> known;
    @SuppressWarnings("unchecked")
    private final List<Frontier>[] frontiers = new List[MODES];

    Version(Variable variable, Event event, Frontier source, long state) {
        this.variable = variable;
        this.event = event;
        this.source = source;
        this.state = state;
    }

    /** Before anybody has accessed it. */
    Frontier root(Mode mode) {
        Frontier root = roots[mode.ordinal()];
        if (root == null) {
            root = new Frontier(this, mode, Pasts.EMPTY, state);
            roots[mode.ordinal()] = root;
            all(mode).add(root);
        }
        return root;
    }

    /** After these accesses; {@code entries} has one for each thread, in the order of threads. */
    Frontier after(Mode mode, Event[] entries, long newState) {
        if (entries.length == 0) {
            return root(mode);
        }
        if (known == null) {
            known = new HashMap<>();
        }
        Frontier asked = new Frontier(this, mode, entries, newState);
        Frontier old = known.putIfAbsent(asked, asked);
        if (old == null) {
            all(mode).add(asked);
            return asked;
        }
        return old;
    }

    /** All that are known, as accesses of this mode see them. */
    List<Frontier> all(Mode mode) {
        List<Frontier> list = frontiers[mode.ordinal()];
        if (list == null) {
            list = new ArrayList<>(2);
            frontiers[mode.ordinal()] = list;
        }
        return list;
    }

    Event[] past() {
        return event == null ? Pasts.EMPTY : event.past;
    }

    @Override
    public String toString() {
        return Long.toHexString(variable.key) + " " + (event == null ? "initial" : event.id) + Arrays.toString(roots);
    }
}
