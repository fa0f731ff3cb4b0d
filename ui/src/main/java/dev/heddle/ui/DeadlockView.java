package dev.heddle.ui;

import dev.heddle.engine.lanes.WaitGraph;
import dev.heddle.engine.model.Violation;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import javax.swing.AbstractAction;
import javax.swing.KeyStroke;

/**
 * The circle of a deadlock: an arrow from a lock to the thread that holds it, one from a thread to the lock it wants, each with
 * its line. Arrow keys go round, Enter goes to the line; at an earlier step, what was not yet held is faint.
 */
public final class DeadlockView extends Painted {

    private static final long serialVersionUID = 1L;
    /** A circle that is larger than this takes eyes longer to follow. */
    private static final int WIDEST_RADIUS = 280;
    private static final int NODE_HEIGHT = 34;

    private final transient Host host;
    private transient WaitGraph graph = new WaitGraph(List.of(), List.of());
    private int selected = -1;
    private int step = Integer.MAX_VALUE;

    public DeadlockView(Host host) {
        this.host = host;
        setName("deadlock");
        setFocusable(true);
        setPreferredSize(new Dimension(520, 380));
        getAccessibleContext().setAccessibleName("Circle of the deadlock");
        key("RIGHT", () -> select(selected + 1));
        key("DOWN", () -> select(selected + 1));
        key("LEFT", () -> select(selected - 1));
        key("UP", () -> select(selected - 1));
        key("ENTER", this::goTo);
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                requestFocusInWindow();
                int arc = arcAt(e.getPoint());
                if (arc >= 0) {
                    select(arc);
                    goTo();
                }
            }
        });
    }

    /** Shows the circle of a violation; one without a circle shows a line that says so. */
    public void show(Violation violation) {
        graph = violation == null ? new WaitGraph(List.of(), List.of()) : WaitGraph.of(violation);
        selected = -1;
        step = Integer.MAX_VALUE;
        repaint();
    }

    /** Shows how far the circle had come about when a step was made. */
    public void showStep(int newStep) {
        step = newStep;
        repaint();
    }

    public boolean hasCircle() {
        return !graph.nodes().isEmpty();
    }

    private void key(String stroke, Runnable action) {
        getInputMap(WHEN_FOCUSED).put(KeyStroke.getKeyStroke(stroke), stroke);
        getActionMap().put(stroke, new AbstractAction() {
            private static final long serialVersionUID = 1L;

            @Override
            public void actionPerformed(ActionEvent e) {
                action.run();
            }
        });
    }

    private void select(int arc) {
        if (!graph.arcs().isEmpty()) {
            selected = Math.floorMod(arc, graph.arcs().size());
            getAccessibleContext().setAccessibleDescription(label(graph.arcs().get(selected)));
            repaint();
        }
    }

    private void goTo() {
        if (selected >= 0 && graph.arcs().get(selected).at() != null) {
            host.goTo(graph.arcs().get(selected).at());
        }
    }

    private int arcAt(Point point) {
        for (int i = 0; i < graph.arcs().size(); i++) {
            if (middle(graph.arcs().get(i)).distance(point) < 40) {
                return i;
            }
        }
        return -1;
    }

    private Point place(String id) {
        WaitGraph.Node node = graph.node(id);
        int widest = graph.nodes().stream().mapToInt(each -> getFontMetrics(getFont()).stringWidth(each.label())).max().orElse(0);
        int radiusX = Math.max(60, Math.min(WIDEST_RADIUS, getWidth() / 2 - widest / 2 - 60));
        int radiusY = Math.max(50, Math.min(WIDEST_RADIUS, getHeight() / 2 - 50));
        return new Point((int) (getWidth() / 2 + (node.x() - 0.5) * 2 * radiusX),
                (int) (getHeight() / 2 + (node.y() - 0.5) * 2 * radiusY));
    }

    private Point middle(WaitGraph.Arc arc) {
        Point a = place(arc.from());
        Point b = place(arc.to());
        return new Point((a.x + b.x) / 2, (a.y + b.y) / 2);
    }

    private static String label(WaitGraph.Arc arc) {
        return (arc.holds() ? "holds" : "wants") + (arc.at() == null ? "" : " · " + arc.at().shortForm());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Palette palette = Palette.current();
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setColor(palette.paper());
        g.fillRect(0, 0, getWidth(), getHeight());
        g.setFont(getFont());
        if (!hasCircle()) {
            g.setColor(palette.faint());
            g.drawString("No threads wait for each other in a circle.", 16, 28);
        }
        for (int i = 0; i < graph.arcs().size(); i++) {
            paintArc(g, palette, graph.arcs().get(i), i == selected);
        }
        int lane = 0;
        for (WaitGraph.Node node : graph.nodes()) {
            paintNode(g, palette, node, node.isThread() ? palette.lane(lane++) : palette.ink());
        }
        g.dispose();
    }

    private void paintArc(Graphics2D g, Palette palette, WaitGraph.Arc arc, boolean isSelected) {
        Point from = arc.holds() ? place(arc.to()) : place(arc.from());
        Point to = arc.holds() ? place(arc.from()) : place(arc.to());
        boolean isYetToCome = arc.holds() ? arc.step() > step : step != Integer.MAX_VALUE;
        Color color = isYetToCome ? palette.line() : arc.holds() ? palette.ink() : palette.bad();
        g.setColor(color);
        float width = isSelected ? 3.5f : 2f;
        g.setStroke(arc.holds() ? new BasicStroke(width)
                : new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1f, new float[] {8, 4}, 0));
        g.drawLine(from.x, from.y, to.x, to.y);
        double angle = Math.atan2(to.y - from.y, to.x - from.x);
        int tipX = (int) (from.x + (to.x - from.x) * 0.62);
        int tipY = (int) (from.y + (to.y - from.y) * 0.62);
        g.setStroke(new BasicStroke(1f));
        g.fillPolygon(
                new int[] {tipX, (int) (tipX - 12 * Math.cos(angle - 0.4)), (int) (tipX - 12 * Math.cos(angle + 0.4))},
                new int[] {tipY, (int) (tipY - 12 * Math.sin(angle - 0.4)), (int) (tipY - 12 * Math.sin(angle + 0.4))}, 3);
        FontMetrics metrics = g.getFontMetrics();
        String text = label(arc);
        int x = (from.x + to.x) / 2 - metrics.stringWidth(text) / 2;
        int y = (from.y + to.y) / 2;
        g.setColor(isSelected ? palette.selection() : palette.paper());
        g.fillRect(x - 4, y - metrics.getAscent(), metrics.stringWidth(text) + 8, metrics.getHeight());
        g.setColor(isYetToCome ? palette.faint() : color);
        g.drawString(text, x, y);
    }

    private void paintNode(Graphics2D g, Palette palette, WaitGraph.Node node, Color color) {
        FontMetrics metrics = g.getFontMetrics();
        String text = node.isThread() ? node.label() : "🔒 " + node.label();
        if (g.getFont().canDisplayUpTo(text) >= 0) {
            text = node.isThread() ? node.label() : "lock " + node.label();
        }
        int width = metrics.stringWidth(text) + 28;
        Point at = place(node.id());
        int x = Math.max(2, Math.min(getWidth() - width - 2, at.x - width / 2));
        int y = at.y - NODE_HEIGHT / 2;
        int round = node.isThread() ? NODE_HEIGHT : 6;
        g.setColor(palette.panel());
        g.fillRoundRect(x, y, width, NODE_HEIGHT, round, round);
        g.setColor(color);
        g.setStroke(new BasicStroke(2f));
        g.drawRoundRect(x, y, width, NODE_HEIGHT, round, round);
        g.drawString(text, x + 14, y + NODE_HEIGHT / 2 + metrics.getAscent() / 2 - 2);
    }
}
