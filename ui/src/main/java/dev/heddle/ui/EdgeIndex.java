package dev.heddle.ui;

import dev.heddle.engine.lanes.Edge;
import dev.heddle.engine.lanes.ScheduleLayout;
import java.util.ArrayList;
import java.util.List;

/** The edges near the rows in sight, found without looking at all of them. */
final class EdgeIndex {

    private static final int BLOCK = 64;
    /** A stretch of rows with more edges than this shows those that begin or end in it, and not those that pass by. */
    private static final int MOST_PASSING = 200;

    private final List<List<Placed>> ending = new ArrayList<>();
    private final List<List<Placed>> passing = new ArrayList<>();

    /** An edge with the visible rows of its ends. */
    record Placed(Edge edge, int from, int to) {}

    EdgeIndex(ScheduleLayout layout, int[] visibleAt) {
        for (Edge edge : layout.edges()) {
            int fromRow = layout.row(edge.fromStep());
            int toRow = layout.row(edge.toStep());
            int from = fromRow < 0 ? -1 : visibleAt[fromRow];
            int to = toRow < 0 ? -1 : visibleAt[toRow];
            if (from >= 0 && to > from) {
                add(new Placed(edge, from, to));
            }
        }
    }

    private void add(Placed placed) {
        int first = placed.from() / BLOCK;
        int last = placed.to() / BLOCK;
        while (ending.size() <= last) {
            ending.add(new ArrayList<>());
            passing.add(new ArrayList<>());
        }
        ending.get(first).add(placed);
        if (last != first) {
            ending.get(last).add(placed);
        }
        for (int block = first + 1; block < last; block++) {
            if (passing.get(block).size() < MOST_PASSING) {
                passing.get(block).add(placed);
            }
        }
    }

    List<Placed> in(int from, int to) {
        List<Placed> found = new ArrayList<>();
        for (int block = from / BLOCK; block <= to / BLOCK && block < ending.size(); block++) {
            found.addAll(ending.get(block));
            found.addAll(passing.get(block));
        }
        return found;
    }
}
