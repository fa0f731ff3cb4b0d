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

    private static final List<Event> NONE = List.of();

    private final Version version;
    private final Map<Object, List<Event>> behind = new HashMap<>();

    Reach(Version version) {
        this.version = version;
    }

    /** Registers an access at all points of its thread from which it can come to it. */
    void add(Event access) {
        Event last = Pasts.of(version.past(), access.thread);
        Event point = access.parent;
        while (point != null) {
            put(point, access);
            if (point == last) {
                return;
            }
            point = point.parent;
        }
        put(access.thread, access);
    }

    private void put(Object point, Event access) {
        behind.computeIfAbsent(point, p -> new ArrayList<>(2)).add(access);
    }

    /** The accesses that a thread can make behind a point; null where it has not begun. */
    List<Event> behind(int thread, Event point) {
        return behind.getOrDefault(point == null ? thread : point, NONE);
    }
}
