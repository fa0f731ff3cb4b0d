package dev.heddle.engine.report;

import dev.heddle.engine.lanes.Bar;
import dev.heddle.engine.lanes.Edge;
import dev.heddle.engine.lanes.Lane;
import dev.heddle.engine.lanes.Row;
import dev.heddle.engine.lanes.ScheduleLayout;
import dev.heddle.engine.model.SourceLocation;
import java.util.Locale;
import java.util.function.Function;

/** Paints a schedule as SVG: what the window shows, from the same layout. */
final class LanesSvg {

    /** A picture with more rows is no picture. */
    static final int MOST_ROWS = 600;
    private static final int ROW = 22;
    private static final int HEAD = 44;
    private static final int NUMBERS = 46;
    private static final int CHARACTER = 8;
    private static final int NARROWEST = 150;
    private static final int WIDEST = 330;
    private static final int PLACE = 190;
    /** Room for bars, the dot and the tips of arrows before the text. */
    private static final int TEXT = 34;
    private static final int COLORS = 6;

    private final ScheduleLayout layout;
    private final Function<SourceLocation, String> link;
    private final int[] x;
    private final StringBuilder out = new StringBuilder();
    private int difference;

    private LanesSvg(ScheduleLayout layout, Function<SourceLocation, String> link) {
        this.layout = layout;
        this.link = link;
        x = new int[layout.lanes().size() + 1];
        int[] widths = new int[layout.lanes().size()];
        layout.lanes().forEach(lane -> widths[lane.index()] = Math.max(NARROWEST, lane.thread().length() * CHARACTER + 30));
        layout.rows().forEach(row -> widths[row.lane()] =
                Math.max(widths[row.lane()], Math.min(WIDEST, row.text().length() * CHARACTER + TEXT + 26)));
        x[0] = NUMBERS;
        for (int lane = 0; lane < widths.length; lane++) {
            x[lane + 1] = x[lane] + widths[lane];
        }
    }

    /**
     * The picture.
     *
     * @param link the id of a place in the page, or null if the page does not have it
     */
    static String of(ScheduleLayout layout, String label, Function<SourceLocation, String> link) {
        return new LanesSvg(layout, link).paint(label);
    }

    /** The same with a mark above the step from which on it differs from another schedule. */
    static String of(ScheduleLayout layout, String label, Function<SourceLocation, String> link, int difference) {
        LanesSvg svg = new LanesSvg(layout, link);
        svg.difference = difference;
        return svg.paint(label);
    }

    private String paint(String label) {
        int width = x[x.length - 1] + PLACE;
        int height = HEAD + layout.rows().size() * ROW + 8;
        out.append("<svg class=\"picture\" role=\"img\" aria-label=\"").append(Escape.html(label)).append("\" width=\"")
                .append(width).append("\" height=\"").append(height).append("\" viewBox=\"0 0 ").append(width).append(' ')
                .append(height).append("\">\n");
        for (int row = 0; row < layout.rows().size(); row++) {
            if (layout.rows().get(row).deciding()) {
                out.append("<rect class=\"deciding\" x=\"0\" y=\"").append(HEAD + row * ROW).append("\" width=\"")
                        .append(width).append("\" height=\"").append(ROW).append("\"/>\n");
            }
        }
        layout.lanes().forEach(lane -> head(lane, height));
        layout.bars().forEach(this::bar);
        layout.edges().forEach(this::edge);
        for (int row = 0; row < layout.rows().size(); row++) {
            row(row, layout.rows().get(row));
        }
        if (layout.row(difference) >= 0) {
            int y = HEAD + layout.row(difference) * ROW;
            out.append("<line class=\"differs\" x1=\"0\" y1=\"").append(y).append("\" x2=\"").append(width).append("\" y2=\"")
                    .append(y).append("\"><title>From here on they differ</title></line>\n");
        }
        return out.append("</svg>\n").toString();
    }

    private void head(Lane lane, int height) {
        int left = x[lane.index()];
        out.append("<line class=\"rule\" x1=\"").append(left).append("\" y1=\"0\" x2=\"").append(left).append("\" y2=\"")
                .append(height).append("\"/>\n");
        text(left + 10, 17, "name lane" + lane.index() % COLORS, lane.thread(), room(lane.index()));
        if (lane.startedAt() != null) {
            text(left + 10, 34, "faint", "started at " + lane.startedAt().shortForm(), room(lane.index()));
        }
    }

    private int room(int lane) {
        return (x[lane + 1] - x[lane] - TEXT) / CHARACTER;
    }

    private void bar(Bar bar) {
        int y = HEAD + bar.fromRow() * ROW;
        int height = (bar.toRow() - bar.fromRow() + 1) * ROW;
        boolean held = bar.kind() == Bar.Kind.HELD;
        out.append("<rect class=\"").append(held ? "held fill" + bar.lane() % COLORS : "blocked").append("\" x=\"")
                .append(x[bar.lane()] + 3 + (held ? bar.depth() % 2 * 5 : 0)).append("\" y=\"").append(y + 2)
                .append("\" width=\"").append(held ? 4 : 10).append("\" height=\"").append(height - 4).append("\"><title>")
                .append(Escape.html((held ? "holds " : "") + bar.what())).append("</title></rect>\n");
    }

    private void edge(Edge edge) {
        int fromRow = layout.row(edge.fromStep());
        int toRow = layout.row(edge.toStep());
        int from = layout.rows().get(fromRow).lane();
        int to = layout.rows().get(toRow).lane();
        if (from == to || fromRow >= toRow) {
            return;
        }
        int x1 = x[from] + 19;
        int y1 = HEAD + fromRow * ROW + ROW / 2;
        int x2 = x[to] + 19;
        int y2 = HEAD + toRow * ROW + ROW / 2;
        int side = x2 > x1 ? -1 : 1;
        String kind = edge.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
        out.append("<g class=\"edge ").append(kind).append(edge.deciding() ? " decides" : " stroke" + from % COLORS)
                .append("\"><title>").append(edge.kind().label()).append(": step ").append(edge.fromStep())
                .append(" to step ").append(edge.toStep()).append("</title><path d=\"M").append(x1).append(' ')
                .append(y1 + 4).append(" C").append(x1).append(' ').append(y1 + ROW).append(' ').append(x2 + side * 24)
                .append(' ').append(y2).append(' ').append(x2 + side * 6).append(' ').append(y2)
                .append("\"/><path class=\"tip\" d=\"M").append(x2 + side * 5).append(' ').append(y2).append(" l")
                .append(side * 6).append(" -4 l0 8 z\"/></g>\n");
    }

    private void row(int index, Row row) {
        int base = HEAD + index * ROW + 16;
        if (row.n() > 0) {
            out.append("<text class=\"faint number\" x=\"").append(NUMBERS - 8).append("\" y=\"").append(base).append("\">")
                    .append(row.n()).append("</text>\n");
        }
        String target = row.at() == null ? null : link.apply(row.at());
        if (target != null) {
            // So that a click anywhere in the row counts.
            out.append("<a href=\"#").append(Escape.html(target)).append("\"><rect class=\"row\" x=\"0\" y=\"")
                    .append(HEAD + index * ROW).append("\" width=\"").append(x[x.length - 1] + PLACE).append("\" height=\"")
                    .append(ROW).append("\"/>");
        }
        int left = x[row.lane()];
        if (row.kind() == Row.Kind.STEP) {
            out.append("<circle class=\"fill").append(row.lane() % COLORS).append("\" cx=\"").append(left + 19)
                    .append("\" cy=\"").append(base - 5).append("\" r=\"4\"/>");
        }
        boolean quiet = row.kind() == Row.Kind.SWITCH || row.isFolded();
        String style = row.kind() == Row.Kind.WAIT ? "waits" : quiet ? "faint"
                : row.shared() ? "name lane" + row.lane() % COLORS : "plain";
        text(left + TEXT, base, style, row.text(), room(row.lane()) - 1);
        if (row.at() != null && row.kind() != Row.Kind.SWITCH) {
            text(x[x.length - 1] + 10, base, "faint", row.at().shortForm(), PLACE / CHARACTER);
        }
        out.append(target == null ? "\n" : "</a>\n");
    }

    private void text(int left, int base, String style, String text, int room) {
        String fitted = text.length() <= room ? text : text.substring(0, Math.max(1, room - 1)) + "…";
        out.append("<text class=\"").append(style).append("\" x=\"").append(left).append("\" y=\"").append(base)
                .append("\">").append(fitted.equals(text) ? "" : "<title>" + Escape.html(text) + "</title>")
                .append(Escape.html(fitted)).append("</text>");
    }
}
