package dev.heddle.engine.graph;

import dev.heddle.engine.graph.Graph.Arc;
import dev.heddle.engine.graph.Graph.Flow;
import dev.heddle.engine.graph.Graph.Node;

/** A graph in the language of Graphviz. */
final class Dot {

    private Dot() {}

    static String text(Graph graph) {
        StringBuilder out = new StringBuilder("digraph unfolding {\n");
        out.append("  label=").append(quoted(graph.title() + "\n" + graph.summary()
                + (graph.cut() == null ? "" : "\n" + graph.cut()))).append(";\n");
        out.append("  labelloc=t; fontname=\"sans-serif\"; rankdir=TB;\n");
        out.append("  node [shape=box, fontname=\"sans-serif\", fontsize=10];\n");
        for (int lane = 0; lane < graph.lanes().size(); lane++) {
            appendLane(out, graph, lane);
        }
        for (Arc arc : graph.arcs()) {
            out.append("  e").append(arc.from()).append(" -> e").append(arc.to()).append(style(arc)).append(";\n");
        }
        return out.append("}\n").toString();
    }

    private static void appendLane(StringBuilder out, Graph graph, int lane) {
        out.append("  subgraph cluster_").append(lane).append(" {\n");
        out.append("    label=").append(quoted(graph.lanes().get(lane))).append("; color=lightgrey;\n");
        for (Node node : graph.nodes()) {
            if (node.lane() == lane) {
                out.append("    e").append(node.id()).append(" [label=")
                        .append(quoted(node.what() + (node.where() == null ? "" : "\n" + node.where())))
                        .append(style(node)).append("];\n");
            }
        }
        out.append("  }\n");
    }

    private static String style(Node node) {
        return switch (node.kind()) {
            case SEEN -> "";
            case FAILING -> ", color=red, fontcolor=red";
            case OPEN -> ", style=dotted";
        };
    }

    private static String style(Arc arc) {
        if (arc.open()) {
            return " [style=dotted" + (arc.flow() == Flow.DATA ? ", constraint=false]" : "]");
        }
        return arc.flow() == Flow.DATA ? " [style=dashed, color=blue]" : "";
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }
}
