package dev.heddle.ui;

import dev.heddle.engine.lanes.Bar;
import dev.heddle.engine.lanes.Edge;
import dev.heddle.engine.lanes.Lane;
import dev.heddle.engine.lanes.Row;
import dev.heddle.engine.lanes.ScheduleLayout;
import dev.heddle.engine.model.SourceLocation;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import javax.swing.Scrollable;

/** Paints the rows of a layout that are in sight, and nothing else: a hundred thousand cost no more than fifty. */
final class LanesCanvas extends Painted implements Scrollable {

    private static final long serialVersionUID = 1L;
    private static final int NUMBER_WIDTH = 52;
    private static final int NARROWEST_LANE = 118;
    private static final int WIDEST_LANE = 330;
    /** For the text of a source line, beside its number. */
    private static final int SOURCE_WIDTH = 330;
    /** What is kept in sight of it where lanes can be made narrower. */
    private static final int LEAST_SOURCE_WIDTH = 180;
    private static final int BAR = 4;
    /** Rows that the widths are measured with. */
    private static final int MEASURED = 2_000;

    private transient ScheduleLayout layout;
    private transient Host host;
    private transient Predicate<Row> filter = row -> true;
    /** Indices of the rows that the filter lets through. */
    private int[] visible = {};
    /** What the lanes take, and what they would need. */
    private int[] widths = {};
    private int[] natural = {};
    /** The file that most rows are in: of its places only the line is shown. */
    private String home;
    private int placeWidth;
    /** For each visible row, the edges that touch or cross it, found through an index by blocks. */
    private transient EdgeIndex edges;
    private transient BarIndex bars;
    private int selected = -1;
    private int difference = -1;

    void show(ScheduleLayout newLayout, Host newHost) {
        layout = newLayout;
        host = newHost;
        selected = -1;
        measure();
        refilter();
    }

    ScheduleLayout schedule() {
        return layout;
    }

    void filter(Predicate<Row> newFilter) {
        filter = newFilter;
        refilter();
    }

    private void refilter() {
        if (layout == null) {
            return;
        }
        int keep = selected < 0 || selected >= visible.length ? -1 : visible[selected];
        List<Integer> rows = new ArrayList<>();
        selected = -1;
        for (int i = 0; i < layout.rows().size(); i++) {
            if (filter.test(layout.rows().get(i))) {
                if (i == keep) {
                    selected = rows.size();
                }
                rows.add(i);
            }
        }
        visible = rows.stream().mapToInt(Integer::intValue).toArray();
        int[] at = new int[layout.rows().size()];
        Arrays.fill(at, -1);
        for (int i = 0; i < visible.length; i++) {
            at[visible[i]] = i;
        }
        edges = new EdgeIndex(layout, at);
        bars = new BarIndex(layout, at, visible.length);
        revalidate();
        repaint();
    }

    private void measure() {
        FontMetrics metrics = getFontMetrics(getFont());
        natural = new int[layout.lanes().size()];
        for (Lane lane : layout.lanes()) {
            natural[lane.index()] = Math.max(NARROWEST_LANE, metrics.stringWidth(lane.thread()) + 30);
        }
        List<Row> rows = layout.rows().subList(0, Math.min(MEASURED, layout.rows().size()));
        Map<String, Integer> files = new HashMap<>();
        for (Row row : rows) {
            // What decides is bold, and switches have a mark before them.
            natural[row.lane()] =
                    Math.max(natural[row.lane()], Math.min(WIDEST_LANE, metrics.stringWidth(row.text()) + 48));
            if (row.at() != null && row.at().file() != null) {
                files.merge(row.at().file(), 1, Integer::sum);
            }
        }
        home = files.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey).orElse(null);
        placeWidth = rows.stream().filter(row -> row.at() != null).mapToInt(row -> metrics.stringWidth(place(row.at())))
                .max().orElse(0);
        widths = natural;
        if (getParent() != null) {
            fit(getParent().getWidth());
        }
    }

    /** Makes lanes narrower, down to what can still be read, until some of the source is in sight beside them. */
    void fit(int width) {
        int room = width - NUMBER_WIDTH - placeWidth - LEAST_SOURCE_WIDTH;
        int wanted = Arrays.stream(natural).sum();
        widths = wanted <= room ? natural : Arrays.stream(natural)
                .map(lane -> Math.max(NARROWEST_LANE, (int) ((long) lane * Math.max(0, room) / wanted))).toArray();
        revalidate();
        repaint();
    }

    /** The file that most rows are in, or null. */
    String home() {
        return home;
    }

    private String place(SourceLocation at) {
        return at.line() > 0 && Objects.equals(at.file(), home) ? ":" + at.line() : at.shortForm();
    }

    int rowHeight() {
        return getFontMetrics(getFont()).getHeight() + 6;
    }

    int x(int lane) {
        int x = NUMBER_WIDTH;
        for (int i = 0; i < lane; i++) {
            x += widths[i];
        }
        return x;
    }

    private int lanesEnd() {
        return x(widths.length);
    }

    /** Index in the layout of the selected row; -1 if none is. */
    int selectedRow() {
        return selected < 0 ? -1 : visible[selected];
    }

    /** Selects a row of the layout and brings it into sight; does nothing if the filter hides it. */
    void select(int row) {
        for (int i = 0; i < visible.length; i++) {
            if (visible[i] == row) {
                selectVisible(i);
                return;
            }
        }
    }

    void selectVisible(int index) {
        if (visible.length == 0) {
            return;
        }
        selected = Math.max(0, Math.min(visible.length - 1, index));
        scrollRectToVisible(new Rectangle(getVisibleRect().x, selected * rowHeight(), 1, rowHeight()));
        repaint();
    }

    int selectedVisible() {
        return selected;
    }

    int visibleCount() {
        return visible.length;
    }

    int visibleAt(int y) {
        int index = y / rowHeight();
        return index >= 0 && index < visible.length ? index : -1;
    }

    /** Marks the first row at or after a step as the first that differs. */
    void markDifference(int step) {
        difference = layout == null ? -1 : layout.row(step);
        repaint();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(lanesEnd() + 22 + placeWidth + SOURCE_WIDTH, visible.length * rowHeight() + 8);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Palette palette = Palette.current();
        Rectangle clip = graphics.getClipBounds();
        graphics.setColor(palette.paper());
        graphics.fillRect(clip.x, clip.y, clip.width, clip.height);
        if (layout == null || visible.length == 0) {
            return;
        }
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setFont(getFont());
        int height = rowHeight();
        int from = Math.max(0, clip.y / height);
        int to = Math.min(visible.length - 1, (clip.y + clip.height) / height);
        paintLanes(g, palette, clip);
        for (int i = from; i <= to; i++) {
            paintBackground(g, palette, i, height);
        }
        bars.in(from, to).forEach(placed -> paintBar(g, palette, placed, height));
        edges.in(from, to).forEach(edge -> paintEdge(g, palette, edge, height));
        for (int i = from; i <= to; i++) {
            paintRow(g, palette, i, height);
        }
        g.dispose();
    }

    private void paintLanes(Graphics2D g, Palette palette, Rectangle clip) {
        g.setColor(palette.line());
        for (int lane = 0; lane <= widths.length; lane++) {
            g.drawLine(x(lane), clip.y, x(lane), clip.y + clip.height);
        }
    }

    private void paintBackground(Graphics2D g, Palette palette, int index, int height) {
        Row row = layout.rows().get(visible[index]);
        Color background = index == selected ? palette.selection() : row.deciding() ? palette.mark() : null;
        if (background != null) {
            g.setColor(background);
            g.fillRect(0, index * height, getWidth(), height);
        }
        if (visible[index] == difference) {
            g.setColor(palette.bad());
            g.fillRect(0, index * height, getWidth(), 2);
            g.fillRect(0, index * height, 4, height);
        }
    }

    private void paintRow(Graphics2D g, Palette palette, int index, int height) {
        Row row = layout.rows().get(visible[index]);
        FontMetrics metrics = g.getFontMetrics();
        int base = index * height + metrics.getAscent() + 3;
        g.setColor(palette.faint());
        if (row.n() > 0) {
            String number = String.valueOf(row.n());
            g.drawString(number, NUMBER_WIDTH - 8 - metrics.stringWidth(number), base);
        }
        int x = x(row.lane()) + 22;
        boolean quiet = row.kind() == Row.Kind.SWITCH || row.isFolded();
        Color lane = palette.lane(row.lane());
        if (row.kind() == Row.Kind.STEP) {
            g.setColor(lane);
            int middle = index * height + height / 2;
            g.fillOval(x(row.lane()) + 11, middle - 4, 8, 8);
        }
        g.setColor(row.kind() == Row.Kind.WAIT ? palette.bad() : quiet ? palette.faint() : row.shared() ? lane : palette.ink());
        if (row.shared() || row.deciding()) {
            g.setFont(getFont().deriveFont(Font.BOLD));
        }
        String marked = (row.isFolded() ? "▸ " : "") + row.text();
        g.drawString(fitted(marked, g.getFontMetrics(), widths[row.lane()] - 26), x, base);
        g.setFont(getFont());
        if (row.at() != null && row.kind() != Row.Kind.SWITCH) {
            paintSource(g, palette, row, base);
        }
    }

    private void paintSource(Graphics2D g, Palette palette, Row row, int base) {
        int x = lanesEnd() + 10;
        g.setColor(palette.faint());
        g.drawString(place(row.at()), x, base);
        String source = host == null ? null : host.sourceLine(row.at());
        if (source != null) {
            g.setColor(palette.ink());
            g.drawString(source, x + placeWidth + 12, base);
        }
    }

    private void paintBar(Graphics2D g, Palette palette, BarIndex.Placed placed, int height) {
        Bar bar = placed.bar();
        int x = x(bar.lane()) + 3;
        int y = placed.from() * height;
        int h = (placed.to() - placed.from() + 1) * height;
        if (bar.kind() == Bar.Kind.HELD) {
            g.setColor(Palette.mixed(palette.lane(bar.lane()), palette.paper(), 0.35));
            g.fillRect(x + bar.depth() % 2 * (BAR + 1), y + 3, BAR, h - 6);
            return;
        }
        Graphics2D hatched = (Graphics2D) g.create();
        hatched.clipRect(x + 1, y, 14, h);
        hatched.setColor(palette.line());
        Rectangle seen = hatched.getClipBounds();
        for (int i = (seen.y - 16) / 6 * 6; i < seen.y + seen.height + 16; i += 6) {
            hatched.drawLine(x, i + 14, x + 14, i);
        }
        hatched.dispose();
    }

    private void paintEdge(Graphics2D g, Palette palette, EdgeIndex.Placed placed, int height) {
        Edge edge = placed.edge();
        Row from = layout.rows().get(layout.row(edge.fromStep()));
        Row to = layout.rows().get(layout.row(edge.toStep()));
        if (from.lane() == to.lane()) {
            return;
        }
        boolean touchesSelection = placed.from() == selected || placed.to() == selected;
        g.setColor(edge.deciding() ? palette.bad()
                : touchesSelection ? palette.ink() : Palette.mixed(palette.lane(from.lane()), palette.paper(), 0.45));
        g.setStroke(stroke(edge, edge.deciding() || touchesSelection ? 2.2f : 1f));
        int x1 = x(from.lane()) + 15;
        int y1 = placed.from() * height + height / 2;
        int x2 = x(to.lane()) + 15;
        int y2 = placed.to() * height + height / 2;
        int side = x2 > x1 ? -1 : 1;
        Path2D path = new Path2D.Double();
        path.moveTo(x1, y1 + 4);
        path.curveTo(x1, y1 + height * 0.9, x2 + side * 24, y2, x2 + side * 5, y2);
        g.draw(path);
        g.setStroke(new BasicStroke(1f));
        g.fillPolygon(new int[] {x2 + side * 4, x2 + side * 10, x2 + side * 10}, new int[] {y2, y2 - 4, y2 + 4}, 3);
    }

    /** The kinds differ by their dashes too. */
    private static BasicStroke stroke(Edge edge, float width) {
        float[] dash = switch (edge.kind()) {
            case READS_FROM -> null;
            case LOCK -> new float[] {7, 3};
            case START, JOIN -> new float[] {2, 3};
            case WAKE -> new float[] {7, 3, 2, 3};
        };
        return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1f, dash, 0f);
    }

    static String fitted(String text, FontMetrics metrics, int width) {
        if (metrics.stringWidth(text) <= width) {
            return text;
        }
        int end = text.length();
        while (end > 1 && metrics.stringWidth(text.substring(0, end)) + metrics.charWidth('…') > width) {
            end--;
        }
        return text.substring(0, end) + "…";
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return new Dimension(900, 400);
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle visibleRect, int orientation, int direction) {
        return rowHeight();
    }

    @Override
    public int getScrollableBlockIncrement(Rectangle visibleRect, int orientation, int direction) {
        return Math.max(rowHeight(), visibleRect.height - rowHeight());
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return getParent() != null && getParent().getWidth() > getPreferredSize().width;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        return getParent() != null && getParent().getHeight() > getPreferredSize().height;
    }
}
