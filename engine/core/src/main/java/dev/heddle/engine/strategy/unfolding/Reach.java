package dev.heddle.engine.strategy.unfolding;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Accesses to one version, found by what must come before: which ones can a thread still make that stands at a certain
 * point? Without it every search would look at all ways in which the variable is accessed anywhere.
 */
final class Reach {

    /** Accesses of threads that have the same locks. */
    private record SameLocks(Version[] held, List<NetEvent> accesses) {}

    private final Version version;
    private final Map<Object, List<SameLocks>> behind = new HashMap<>();

    Reach(Version version) {
        this.version = version;
    }

    /** Registers an access at all points of its thread from which it can come to it. */
    void add(NetEvent access) {
        NetEvent last = Histories.of(version.past(), access.thread);
        NetEvent point = access.parent;
        while (point != null) {
            put(point, access);
            if (point == last) {
                return;
            }
            point = point.parent;
        }
        put(access.thread, access);
    }

    private void put(Object point, NetEvent access) {
        List<SameLocks> groups = behind.computeIfAbsent(point, p -> new ArrayList<>(1));
        Version[] held = access.parent.held;
        for (SameLocks group : groups) {
            if (NetLocks.same(group.held, held)) {
                group.accesses.add(access);
                return;
            }
        }
        SameLocks added = new SameLocks(held, new ArrayList<>(2));
        added.accesses.add(access);
        groups.add(added);
    }

    /**
     * Adds the accesses that a thread can make behind a point while another thread holds these locks.
     *
     * @param point null where it has not begun
     */
    void addBehind(int thread, NetEvent point, Version[] heldElsewhere, List<NetEvent> found) {
        List<SameLocks> groups = behind.get(point == null ? thread : point);
        if (groups != null) {
            for (SameLocks group : groups) {
                if (!NetLocks.overlap(group.held, heldElsewhere)) {
                    found.addAll(group.accesses);
                }
            }
        }
    }
}
