package dev.heddle.engine.strategy.unfolding;

import java.util.Arrays;

/** Sets of events that are closed under causes, each told by the last event of each thread. */
final class Histories {

    static final NetEvent[] EMPTY = {};

    private Histories() {}

    static NetEvent of(NetEvent[] past, int thread) {
        return thread < past.length ? past[thread] : null;
    }

    /** The union of two that do not conflict; one of them itself where it has the other in it. */
    static NetEvent[] join(NetEvent[] a, NetEvent[] b) {
        if (a == b || covers(a, b)) {
            return a;
        }
        if (covers(b, a)) {
            return b;
        }
        NetEvent[] joined = Arrays.copyOf(a, Math.max(a.length, b.length));
        for (int t = 0; t < b.length; t++) {
            if (b[t] != null && (joined[t] == null || joined[t].depth < b[t].depth)) {
                joined[t] = b[t];
            }
        }
        return joined;
    }

    private static boolean covers(NetEvent[] a, NetEvent[] b) {
        if (b.length > a.length) {
            return false;
        }
        for (int t = 0; t < b.length; t++) {
            if (b[t] != null && (a[t] == null || a[t].depth < b[t].depth)) {
                return false;
            }
        }
        return true;
    }

    static NetEvent[] with(NetEvent[] past, NetEvent event) {
        NetEvent[] next = Arrays.copyOf(past, Math.max(past.length, event.thread + 1));
        next[event.thread] = event;
        return next;
    }

    /** How many events there are in it, births of threads not counted. */
    static int size(NetEvent[] past) {
        int size = 0;
        for (NetEvent last : past) {
            size += last == null ? 0 : last.depth;
        }
        return size;
    }

    static boolean contains(NetEvent[] past, NetEvent event) {
        NetEvent last = of(past, event.thread);
        while (last != null && last.depth > event.depth) {
            last = last.parent;
        }
        return last == event;
    }
}
