package dev.heddle.inspections.analysis;

import java.util.List;

/** Locks that are taken in a circle: each edge is a place where one is held and the next is taken. */
public record LockCycle(List<LockEdge> edges) {

    public LockCycle {
        edges = List.copyOf(edges);
    }

    /** Whether the circle is two objects of one class, locked in an order that the caller chooses. */
    public boolean isWithinOneClass() {
        return edges.size() == 1;
    }
}
