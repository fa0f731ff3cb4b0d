package dev.heddle.engine.lanes;

import dev.heddle.engine.model.CycleEdge;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The circle of a deadlock: threads and what they hold and want, placed on a circle. Places are from 0 to 1 in both
 * directions.
 */
public record WaitGraph(List<Node> nodes, List<Arc> arcs) {

    /** A thread, or something that one can hold. */
    public record Node(String id, boolean isThread, String label, double x, double y) {}

    /**
     * A thread holds something, or wants it.
     *
     * @param from id of the thread
     * @param to id of what it holds or wants
     * @param step number of the step that took it, 0 if none did
     */
    public record Arc(String id, String from, String to, boolean holds, SourceLocation at, int step) {}

    /** The graph of a violation; without nodes if it has no circle. */
    public static WaitGraph of(Violation violation) {
        List<CycleEdge> cycle = violation.cycle() == null ? List.of() : violation.cycle();
        Map<String, Boolean> names = new LinkedHashMap<>();
        List<Arc> arcs = new ArrayList<>();
        for (CycleEdge edge : cycle) {
            String thread = "thread " + edge.thread();
            names.put(thread, true);
            if (edge.wants() != null) {
                names.putIfAbsent(edge.wants(), false);
                arcs.add(new Arc("w:" + edge.thread(), thread, edge.wants(), false, edge.at(), 0));
            }
        }
        for (CycleEdge edge : cycle) {
            if (edge.holds() != null) {
                names.putIfAbsent(edge.holds(), false);
                Step taken = taken(violation, edge);
                arcs.add(new Arc("h:" + edge.thread(), "thread " + edge.thread(), edge.holds(), true,
                        taken == null ? null : taken.at(), taken == null ? 0 : taken.n()));
            }
        }
        return new WaitGraph(placed(names), List.copyOf(arcs));
    }

    private static List<Node> placed(Map<String, Boolean> names) {
        List<Node> nodes = new ArrayList<>();
        names.forEach((id, isThread) -> {
            double angle = 2 * Math.PI * nodes.size() / names.size() - Math.PI / 2;
            nodes.add(new Node(id, isThread, isThread ? id.substring("thread ".length()) : id,
                    0.5 + 0.5 * Math.cos(angle), 0.5 + 0.5 * Math.sin(angle)));
        });
        return List.copyOf(nodes);
    }

    private static Step taken(Violation violation, CycleEdge edge) {
        Step taken = null;
        for (Step step : violation.steps() == null ? List.<Step>of() : violation.steps()) {
            if (step.thread().equals(edge.thread()) && edge.holds().equals(step.variable())
                    && Set.of("acquire", "wake", "try-acquire").contains(step.op())) {
                taken = step;
            }
        }
        return taken;
    }

    public Node node(String id) {
        return nodes.stream().filter(node -> node.id().equals(id)).findFirst().orElse(null);
    }
}
