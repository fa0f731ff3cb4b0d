package dev.heddle.engine.graph;

import dev.heddle.engine.graph.Graph.Arc;
import dev.heddle.engine.graph.Graph.Flow;
import dev.heddle.engine.graph.Graph.Kind;
import dev.heddle.engine.graph.Graph.Node;
import java.util.Locale;

/** A graph as a picture that needs nothing else: one lane for each thread, time goes down. */
final class Svg {

    private static final int TOP = 84;
    private static final int BOTTOM = 44;
    private static final int MARGIN = 16;
    private static final int BOX_HEIGHT = 30;
    private static final int ROW_HEIGHT = 58;
    private static final int GAP = 16;
    private static final int LANE_GAP = 24;
    private static final double CHARACTER = 6.1;
    /** Places are written smaller. */
    private static final double SMALL = 0.82;
    private static final int MOST_CHARACTERS = 34;
    private static final int FEWEST_CHARACTERS = 10;
    private static final int NARROWEST = 460;

    private static final String STYLE = """
            text { font: 11px sans-serif; fill: #222 }
            .title { font-size: 14px; font-weight: bold }
            .cut { fill: #b35900; font-weight: bold }
            .lane { fill: #f4f6f8 }
            .thread { font-size: 12px; font-weight: bold; text-anchor: middle }
            .box rect { fill: #fff; stroke: #555 }
            .box text { text-anchor: middle }
            .box .where { font-size: 9px; fill: #777 }
            .failing rect { fill: #fde8e8; stroke: #c00; stroke-width: 2 }
            .failing text { fill: #a00 }
            .open rect { stroke-dasharray: 1 3; stroke: #333 }
            .open text { fill: #777 }
            path { fill: none; stroke: #555 }
            path.data { stroke: #3b78c4; stroke-dasharray: 5 3; opacity: 0.75 }
            path.not { stroke-dasharray: 1 3 }
            marker path { fill: #555; stroke: none }
            #data path { fill: #3b78c4 }
            """;

    private final Graph graph;
    private final Layout layout;
    private final int[] left;
    private final int[] boxWidth;
    private final int width;
    private final StringBuilder out = new StringBuilder();

    private Svg(Graph graph) {
        this.graph = graph;
        this.layout = new Layout(graph);
        int lanes = graph.lanes().size();
        left = new int[lanes];
        boxWidth = new int[lanes];
        int x = MARGIN;
        for (int lane = 0; lane < lanes; lane++) {
            left[lane] = x;
            boxWidth[lane] = boxWidth(lane);
            x += laneWidth(lane) + LANE_GAP;
        }
        width = Math.max(NARROWEST, x - LANE_GAP + MARGIN);
    }

    static String text(Graph graph) {
        return new Svg(graph).draw();
    }

    private int boxWidth(int lane) {
        double longest = FEWEST_CHARACTERS;
        for (Node node : graph.nodes()) {
            if (node.lane() == lane) {
                longest = Math.max(longest, shortened(node.what()).length());
                longest = Math.max(longest, node.where() == null ? 0 : shortened(node.where()).length() * SMALL);
            }
        }
        return (int) (longest * CHARACTER) + 14;
    }

    private int laneWidth(int lane) {
        int boxes = layout.columns(lane) * (boxWidth[lane] + GAP) + GAP;
        return Math.max(boxes, (int) (graph.lanes().get(lane).length() * (CHARACTER + 1.5)) + GAP);
    }

    private String draw() {
        int height = TOP + layout.rows() * ROW_HEIGHT + BOTTOM;
        out.append(String.format(Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">\n",
                width, height, width, height));
        out.append("<style>\n").append(STYLE).append("</style>\n<defs>\n");
        marker("thread");
        marker("data");
        out.append("</defs>\n");
        out.append("<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n");
        line(MARGIN, 22, "title", graph.title());
        line(MARGIN, 40, "summary", graph.summary());
        if (graph.cut() != null) {
            line(MARGIN, 56, "cut", graph.cut());
        }
        for (int lane = 0; lane < left.length; lane++) {
            out.append(String.format(Locale.ROOT,
                    "<rect class=\"lane\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"4\"/>\n",
                    left[lane], TOP - 22, laneWidth(lane), layout.rows() * ROW_HEIGHT + 30));
            line(left[lane] + laneWidth(lane) / 2, TOP - 7, "thread", graph.lanes().get(lane));
        }
        graph.arcs().forEach(this::arc);
        graph.nodes().forEach(this::box);
        key(height - 14);
        return out.append("</svg>\n").toString();
    }

    private void marker(String id) {
        out.append("<marker id=\"").append(id).append("\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\"")
                .append(" markerHeight=\"7\" orient=\"auto\"><path d=\"M0 1 L8 4 L0 7 z\"/></marker>\n");
    }

    private void line(int x, int y, String style, String text) {
        out.append(String.format(Locale.ROOT, "<text x=\"%d\" y=\"%d\" class=\"%s\">%s</text>\n",
                x, y, style, escaped(text)));
    }

    private int centre(Node node) {
        int lane = node.lane();
        return left[lane] + GAP + layout.column(node) * (boxWidth[lane] + GAP) + boxWidth[lane] / 2;
    }

    private int top(Node node) {
        return TOP + 4 + layout.row(node) * ROW_HEIGHT;
    }

    private void arc(Arc arc) {
        Node from = graph.nodes().get(arc.from());
        Node to = graph.nodes().get(arc.to());
        int x = centre(from);
        int y = top(from) + BOX_HEIGHT;
        int toX = centre(to);
        int toY = top(to);
        String way;
        if (arc.flow() == Flow.THREAD) {
            // It turns in the gap below the row, where no boxes are; below, the column is free.
            int bend = y + ROW_HEIGHT - BOX_HEIGHT;
            way = x == toX
                    ? String.format(Locale.ROOT, "M%d %d V%d", x, y, toY)
                    : String.format(Locale.ROOT, "M%d %d C%d %d %d %d %d %d V%d",
                            x, y, x, y + 16, toX, y + 6, toX, bend - 4, toY);
        } else {
            int side = toX > x ? boxWidth[from.lane()] / 2 - 8 : 8 - boxWidth[from.lane()] / 2;
            int entry = toX > x ? 12 - boxWidth[to.lane()] / 2 : boxWidth[to.lane()] / 2 - 12;
            way = String.format(Locale.ROOT, "M%d %d C%d %d %d %d %d %d", x + side, y, x + side, y + 24,
                    toX + entry, toY - 24, toX + entry, toY);
        }
        boolean data = arc.flow() == Flow.DATA;
        out.append("<path class=\"").append(data ? "data" : "thread").append(arc.open() ? " not" : "").append("\" d=\"")
                .append(way).append("\" marker-end=\"url(#").append(data ? "data" : "thread").append(")\"/>\n");
    }

    private void box(Node node) {
        int lane = node.lane();
        int x = centre(node);
        int y = top(node);
        String kind = node.kind() == Kind.SEEN ? "" : " " + node.kind().name().toLowerCase(Locale.ROOT);
        out.append("<g class=\"box").append(kind).append("\"><title>").append(escaped(node.what()))
                .append(node.where() == null ? "" : escaped(" at " + node.where())).append("</title>");
        out.append(String.format(Locale.ROOT, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"3\"/>",
                x - boxWidth[lane] / 2, y, boxWidth[lane], BOX_HEIGHT));
        out.append(String.format(Locale.ROOT, "<text x=\"%d\" y=\"%d\">%s</text>",
                x, node.where() == null ? y + 19 : y + 13, escaped(shortened(node.what()))));
        if (node.where() != null) {
            out.append(String.format(Locale.ROOT, "<text x=\"%d\" y=\"%d\" class=\"where\">%s</text>",
                    x, y + 25, escaped(shortened(node.where()))));
        }
        out.append("</g>\n");
    }

    private void key(int y) {
        keyLine(MARGIN, y, "thread", "thread goes on");
        keyLine(MARGIN + 126, y, "data", "data, lock or signal");
        boolean open = graph.nodes().stream().anyMatch(node -> node.kind() == Kind.OPEN);
        boolean failing = graph.nodes().stream().anyMatch(node -> node.kind() == Kind.FAILING);
        int x = MARGIN + 280;
        if (failing) {
            line(x, y, "fails", "red: fails");
            x += 76;
        }
        if (open) {
            line(x, y, "left", "dotted: not shown yet");
        }
    }

    private void keyLine(int x, int y, String flow, String text) {
        out.append(String.format(Locale.ROOT, "<path class=\"%s\" d=\"M%d %d h26\" marker-end=\"url(#%s)\"/>\n",
                flow, x, y - 4, flow));
        line(x + 32, y, "flow", text);
    }

    private static String shortened(String text) {
        return text.length() <= MOST_CHARACTERS ? text : text.substring(0, MOST_CHARACTERS - 1) + "…";
    }

    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '&' -> escaped.append("&amp;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.appendCodePoint(c < ' ' || Character.getType(c) == Character.SURROGATE ? '?' : c);
            }
        });
        return escaped.toString();
    }
}
