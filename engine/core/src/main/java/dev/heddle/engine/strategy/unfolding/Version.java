package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Mode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a variable is from one write to the next. The versions of a variable make a tree. */
final class Version {

    private static final int MODES = Mode.values().length;
    /** So many accesses are looked through one after the other. */
    private static final int FEW = 12;

    final NetVariable variable;
    /** The step that wrote it; null for the first. */
    final NetEvent event;
    /** What the write found; null for the first. */
    final Frontier source;
    final long state;
    /** Steps that access it, also those that make the next version. */
    private final List<NetEvent> accesses = new ArrayList<>(2);
    /** Last events of threads that end without giving back the lock that this version is the acquisition of. */
    List<NetEvent> keptBy = List.of();
    private Reach reach;
    /** One more than the largest number of a thread that accesses it. */
    private int threads;
    private final Frontier[] roots = new Frontier[MODES];
    private Map<Frontier, Frontier> known;
    @SuppressWarnings("unchecked")
    private final List<Frontier>[] frontiers = new List[MODES];

    Version(NetVariable variable, NetEvent event, Frontier source, long state) {
        this.variable = variable;
        this.event = event;
        this.source = source;
        this.state = state;
    }

    /** Before anybody has accessed it. */
    Frontier root(Mode mode) {
        Frontier root = roots[mode.ordinal()];
        if (root == null) {
            root = new Frontier(this, mode, Histories.EMPTY, state);
            roots[mode.ordinal()] = root;
            all(mode).add(root);
        }
        return root;
    }

    /** After these accesses; {@code entries} has one for each thread, in the order of threads. */
    Frontier after(Mode mode, NetEvent[] entries, long newState) {
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

    void keep(NetEvent last) {
        if (keptBy.isEmpty()) {
            keptBy = new ArrayList<>(1);
        }
        keptBy.add(last);
    }

    void add(NetEvent access) {
        accesses.add(access);
        threads = Math.max(threads, access.thread + 1);
        if (reach != null) {
            reach.add(access);
        } else if (accesses.size() > FEW) {
            reach = new Reach(this);
            accesses.forEach(reach::add);
        }
    }

    /**
     * Adds the accesses of other threads that may come next where all of {@code one} and {@code other} have happened.
     *
     * @param thread the thread that waits meanwhile
     * @param held the locks that it has
     */
    void addNext(int thread, Version[] held, NetEvent[] one, NetEvent[] other, List<NetEvent> found) {
        if (reach == null) {
            found.addAll(accesses);
            return;
        }
        for (int t = 0; t < threads; t++) {
            if (t != thread) {
                NetEvent a = Histories.of(one, t);
                NetEvent b = Histories.of(other, t);
                reach.addBehind(t, a == null || b != null && b.depth > a.depth ? b : a, held, found);
            }
        }
    }

    NetEvent[] past() {
        return event == null ? Histories.EMPTY : event.past;
    }
}
