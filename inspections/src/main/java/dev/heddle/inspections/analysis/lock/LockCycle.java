package dev.heddle.inspections.analysis.lock;

import java.util.List;

/** Locks that are taken in a circle: each edge is a place where one is held and the next is taken. */
public record LockCycle(List<LockEdge> edges) {

    public LockCycle {
        edges = List.copyOf(edges);
    }

    /** Whether one place is enough for the circle. */
    public boolean isOnePlace() {
        return edges.size() == 1;
    }

    public LockEdge.Reason reason() {
        return edges.get(0).reason();
    }
}
