package dev.heddle.engine.graph;

import dev.heddle.engine.graph.Graph.Arc;
import dev.heddle.engine.graph.Graph.Flow;
import dev.heddle.engine.graph.Graph.Node;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Where events stand: a row below all that they depend on, and in their thread's lane a column in which there is nothing
 * between them and the event before. Ways that part stand side by side.
 */
final class Layout {

    private final Graph graph;
    private final int[] row;
    private final int[] column;
    /** By lane. */
    private final int[] columns;
    private final int[] parent;
    private final List<List<Integer>> children = new ArrayList<>();
    private int rows;

    Layout(Graph graph) {
        this.graph = graph;
        int count = graph.nodes().size();
        row = new int[count];
        column = new int[count];
        parent = new int[count];
        columns = new int[graph.lanes().size()];
        Arrays.fill(parent, -1);
        graph.nodes().forEach(node -> children.add(new ArrayList<>()));
        rank();
        for (int lane = 0; lane < columns.length; lane++) {
            place(lane);
        }
    }

    int row(Node node) {
        return row[node.id()];
    }

    int column(Node node) {
        return column[node.id()];
    }

    int rows() {
        return rows;
    }

    int columns(int lane) {
        return columns[lane];
    }

    private void rank() {
        List<List<Arc>> into = new ArrayList<>();
        graph.nodes().forEach(node -> into.add(new ArrayList<>()));
        graph.arcs().forEach(arc -> into.get(arc.to()).add(arc));
        for (Node node : graph.nodes()) {
            for (Arc arc : into.get(node.id())) {
                row[node.id()] = Math.max(row[node.id()], row[arc.from()] + 1);
                if (arc.flow() == Flow.THREAD) {
                    parent[node.id()] = arc.from();
                    children.get(arc.from()).add(node.id());
                }
            }
            rows = Math.max(rows, row[node.id()] + 1);
        }
    }

    /** The first way from an event stands below it; other ways come to its right, the lowest first. */
    private void place(int lane) {
        int[] free = new int[rows];
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = graph.nodes().size() - 1; i >= 0; i--) {
            if (graph.nodes().get(i).lane() == lane && parent[i] < 0) {
                open.push(i);
            }
        }
        while (!open.isEmpty()) {
            placeWay(open.pop(), free, open);
        }
        columns[lane] = Math.max(1, Arrays.stream(free).max().orElse(1));
    }

    private void placeWay(int first, int[] free, Deque<Integer> open) {
        List<Integer> way = new ArrayList<>();
        for (int i = first; i >= 0; i = children.get(i).isEmpty() ? -1 : children.get(i).get(0)) {
            way.add(i);
        }
        int top = parent[first] < 0 ? row[first] : row[parent[first]] + 1;
        int bottom = row[way.get(way.size() - 1)];
        int at = 0;
        for (int r = top; r <= bottom; r++) {
            at = Math.max(at, free[r]);
        }
        Arrays.fill(free, top, bottom + 1, at + 1);
        for (int i : way) {
            column[i] = at;
            for (int c = children.get(i).size() - 1; c > 0; c--) {
                open.push(children.get(i).get(c));
            }
        }
    }
}
