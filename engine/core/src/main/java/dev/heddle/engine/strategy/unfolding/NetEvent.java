package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Mode;
import dev.heddle.engine.symbolic.expr.Expr;
import java.util.ArrayList;
import java.util.List;

/**
 * A step of a thread together with all its causes: the same step behind other causes is another event. As a point it is
 * where the thread stands behind it.
 */
final class NetEvent extends Point {

    static final Frontier[] NO_SOURCES = {};
    static final Version[] NOTHING_HELD = {};
    private static final Mode[] NO_MODES = {};
    private static final NetEvent[] NO_EVENTS = {};
    private static final long[] NO_CHANGES = {};

    /** Causes have smaller numbers. */
    final int id;
    final int thread;
    /** The step of the thread before; null for the birth of a thread. */
    final NetEvent parent;
    final int depth;
    /** With this event in it. */
    final NetEvent[] past;
    /** What its accesses found, by access, each of another variable. */
    final Frontier[] sources;
    final Mode[] modes;
    /** What its accesses made, null where they made none. */
    final Version[] versions;
    /** By how much the accesses that made no version changed the state. */
    final long[] changes;
    /** The last access of the same thread to the same version, or null. */
    private final NetEvent[] previous;
    /** What the schedule picked within it. */
    final int[] picks;
    /** What held because of inputs. */
    final Expr[] conditions;
    /** Locks that the thread has behind it, as the versions that its acquisitions made. */
    Version[] held = NOTHING_HELD;
    /** What else it has that others may wait for. */
    Share[] shares = Share.NONE;
    /** Threads that it starts. */
    private List<NetEvent> births = List.of();
    /** Steps that wake the thread from the wait that it stands in. */
    List<NetEvent> wakers = List.of();
    /** Whether the thread ends in it. */
    boolean ends;
    /** Whether the thread makes no step behind it, because it has made as many as it may. */
    boolean halts;
    /** Whether the thread fails in it. */
    boolean fails;
    /** What its failure is to a user: one line of one thread may fail in many events. */
    long cause;

    /** The birth of a thread. */
    NetEvent(int id, int thread, NetEvent start) {
        this.id = id;
        this.thread = thread;
        this.parent = null;
        this.depth = 0;
        this.past = Histories.with(start == null ? Histories.EMPTY : start.past, this);
        this.sources = NO_SOURCES;
        this.modes = NO_MODES;
        this.versions = NOTHING_HELD;
        this.changes = NO_CHANGES;
        this.previous = NO_EVENTS;
        this.picks = NetSteps.NO_PICKS;
        this.conditions = NetSteps.NO_CONDITIONS;
    }

    NetEvent(int id, NetEvent parent, NetEvent[] causes, List<NetAccess> accesses, Frontier[] sources, int[] picks,
            Expr[] conditions, NetEvent[] previous) {
        this.id = id;
        this.thread = parent.thread;
        this.parent = parent;
        this.depth = parent.depth + 1;
        this.past = Histories.with(causes, this);
        this.sources = sources;
        this.picks = picks;
        this.conditions = conditions;
        this.previous = previous;
        int count = accesses.size();
        modes = new Mode[count];
        versions = new Version[count];
        changes = new long[count];
        for (int i = 0; i < count; i++) {
            NetAccess access = accesses.get(i);
            modes[i] = access.mode;
            if (access.mode == Mode.WRITE) {
                versions[i] = new Version(access.variable, this, sources[i], access.after);
            } else {
                changes[i] = access.after - access.before;
            }
        }
    }

    /** Position of the access to a variable, or -1. */
    int indexOf(NetVariable variable) {
        for (int i = 0; i < sources.length; i++) {
            if (sources[i].version.variable == variable) {
                return i;
            }
        }
        return -1;
    }

    /** The access before the i-th of the same thread to the same version whose order to one of this mode matters. */
    NetEvent previous(int i, Mode mode) {
        NetEvent before = previous[i];
        return before == null ? null : before.relevant(before.indexOf(sources[i].version.variable), mode);
    }

    /** This event if the order of its i-th access to one of this mode matters, else the last such before it. */
    NetEvent relevant(int i, Mode mode) {
        return mode.conflicts(modes[i]) ? this : previous(i, mode);
    }

    /** By how much the thread's relevant accesses to the version have changed the state, the i-th included. */
    long changesSince(int i, Mode mode) {
        NetEvent before = previous(i, mode);
        long earlier = before == null ? 0 : before.changesSince(before.indexOf(sources[i].version.variable), mode);
        return earlier + changes[i];
    }

    /** The birth of a thread that this event starts; null if it is not known. */
    NetEvent birth(int child) {
        for (NetEvent birth : births) {
            if (birth.thread == child) {
                return birth;
            }
        }
        return null;
    }

    List<NetEvent> births() {
        return births;
    }

    void bears(NetEvent birth) {
        if (births.isEmpty()) {
            births = new ArrayList<>(1);
        }
        births.add(birth);
    }

    boolean wokenBy(NetEvent waker) {
        if (wakers.contains(waker)) {
            return false;
        }
        if (wakers.isEmpty()) {
            wakers = new ArrayList<>(1);
        }
        return wakers.add(waker);
    }

    /** Whether anything is known of what the thread does next. */
    boolean hasNext() {
        return event != null || choices != null;
    }

    boolean isBirth() {
        return parent == null;
    }
}
