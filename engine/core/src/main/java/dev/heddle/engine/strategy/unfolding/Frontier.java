package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Mode;
import java.util.Arrays;

/**
 * The state of a variable as an access finds it: its version, and for each thread the last access since whose order to
 * this one matters. It stands for a set of the paper's conditions (one copy of the variable for each thread): the copy of a
 * thread with an entry was produced by that entry, all others by the version's write.
 */
final class Frontier {

    final Version version;
    final Mode mode;
    final NetEvent[] entries;
    /** What gates look at. */
    final long state;
    /** Choices that can come to this state. */
    final OptionIndex options = new OptionIndex();
    private NetEvent[] past;

    // See Extensions.
    long visited;

    Frontier(Version version, Mode mode, NetEvent[] entries, long state) {
        this.version = version;
        this.mode = mode;
        this.entries = entries;
        this.state = state;
    }

    /** All that must have happened for the variable to be in this state. */
    NetEvent[] past() {
        if (past == null) {
            NetEvent[] all = version.past();
            for (NetEvent entry : entries) {
                all = Histories.join(all, entry.past);
            }
            past = all;
        }
        return past;
    }

    NetEvent entry(int thread) {
        for (NetEvent entry : entries) {
            if (entry.thread == thread) {
                return entry;
            }
        }
        return null;
    }

    /** After one more access that does not make a new version. */
    Frontier with(NetEvent access) {
        int i = access.indexOf(version.variable);
        if (!mode.conflicts(access.modes[i])) {
            return this;
        }
        return version.after(mode, replaced(access.thread, access), state + access.changes[i]);
    }

    /** Before an access that is one of the entries. */
    Frontier without(NetEvent entry) {
        int i = entry.indexOf(version.variable);
        return version.after(mode, replaced(entry.thread, entry.previous(i, mode)), state - entry.changes[i]);
    }

    private NetEvent[] replaced(int thread, NetEvent by) {
        NetEvent[] next = new NetEvent[entries.length + 1];
        int n = 0;
        boolean done = by == null;
        for (NetEvent entry : entries) {
            if (!done && entry.thread >= thread) {
                next[n++] = by;
                done = true;
            }
            if (entry.thread != thread) {
                next[n++] = entry;
            }
        }
        if (!done) {
            next[n++] = by;
        }
        return n == 0 ? Histories.EMPTY : Arrays.copyOf(next, n);
    }

    /** The same as an access of another mode, to which less matters, sees it. */
    Frontier restrictedTo(Mode other) {
        if (mode == other) {
            return this;
        }
        if (entries.length == 0 || !version.variable.hasUnites && other == Mode.READ) {
            return version.root(other);
        }
        Frontier restricted = version.root(other);
        for (NetEvent entry : entries) {
            NetEvent relevant = entry.relevant(entry.indexOf(version.variable), other);
            if (relevant != null) {
                int i = relevant.indexOf(version.variable);
                restricted = version.after(other, restricted.replaced(entry.thread, relevant),
                        restricted.state + relevant.changesSince(i, other));
            }
        }
        return restricted;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Frontier f && f.version == version && f.mode == mode && Arrays.equals(f.entries, entries);
    }

    @Override
    public int hashCode() {
        int hash = mode.ordinal();
        for (NetEvent entry : entries) {
            hash = hash * 31 + entry.id;
        }
        return hash;
    }
}
