package dev.heddle.ui;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.SourceLocation;
import java.awt.BasicStroke;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.ActionEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.swing.AbstractAction;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.table.DefaultTableModel;

/**
 * What a search has covered and what is left: a row for each thing that its strategy counts, with its place where it has one,
 * and how the number of executions and what they covered grew.
 */
public final class CoverageView extends JPanel {

    private static final long serialVersionUID = 1L;
    private static final Pattern PLACE = Pattern.compile("([\\w$.]*?)([\\w$]+\\.java):(\\d+)");

    private final DefaultTableModel rows = new DefaultTableModel(new Object[] {"Test", "What", "Covered", "Left"}, 0) {
        private static final long serialVersionUID = 1L;

        @Override
        public boolean isCellEditable(int row, int column) {
            return false;
        }
    };
    private final JTable table = new JTable(rows);
    private final Curve curve = new Curve();

    public CoverageView(Host host) {
        super(new BorderLayout());
        setName("coverage");
        table.setName("coverage.table");
        table.getAccessibleContext().setAccessibleName("Coverage");
        table.setFillsViewportHeight(true);
        table.getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke("ENTER"), "goTo");
        table.getActionMap().put("goTo", new AbstractAction() {
            private static final long serialVersionUID = 1L;

            @Override
            public void actionPerformed(ActionEvent e) {
                SourceLocation at = place(table.getSelectedRow());
                if (at != null) {
                    host.goTo(at);
                }
            }
        });
        add(new JScrollPane(table), BorderLayout.CENTER);
        add(curve, BorderLayout.SOUTH);
    }

    private SourceLocation place(int row) {
        if (row < 0) {
            return null;
        }
        Matcher place = PLACE.matcher(rows.getValueAt(row, 1) + " " + rows.getValueAt(row, 2));
        return place.find()
                ? new SourceLocation(place.group(2).replace(".java", ""), "", place.group(2), Integer.parseInt(place.group(3)))
                : null;
    }

    /** Shows what a finished search covered. */
    public void show(Result result) {
        rows.setRowCount(0);
        Map<String, Object> coverage = result.coverage() == null ? Map.of() : result.coverage();
        if (coverage.get("perTest") instanceof Map<?, ?> tests) {
            tests.forEach((test, own) -> add(String.valueOf(test), own instanceof Map<?, ?> map ? map : Map.of()));
        } else {
            add(result.target(), coverage);
        }
        rows.addRow(new Object[] {result.target(), "executions", number(result.executions()),
                result.complete() ? "none: " + result.bound() : "not known"});
    }

    /** Adds a point of the curve while a search runs. */
    public void grew(long executions, long covered) {
        curve.add(executions, covered);
    }

    private void add(String test, Map<?, ?> coverage) {
        Object left = coverage.get("extensionsLeft");
        coverage.forEach((key, value) -> {
            if (key.equals("extensionsLeft")) {
                return;
            }
            String what = words(String.valueOf(key));
            if (value instanceof Map<?, ?> parts) {
                parts.forEach((part, count) -> rows.addRow(new Object[] {test, what + " of " + part, shown(count),
                        left == null ? "" : shown(left)}));
            } else if (value instanceof List<?> list) {
                list.forEach(item -> rows.addRow(new Object[] {test, what, shown(item), ""}));
            } else {
                rows.addRow(new Object[] {test, what, shown(value), ""});
            }
        });
    }

    /** {@code localStates} becomes {@code local states}. */
    private static String words(String name) {
        return name.replaceAll("([a-z])([A-Z])", "$1 $2").toLowerCase(Locale.ROOT);
    }

    private static String shown(Object value) {
        return value instanceof Number number ? number(number.longValue()) : String.valueOf(value);
    }

    private static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    /** What was covered over executions. */
    private static final class Curve extends Painted {

        private static final long serialVersionUID = 1L;
        private static final int MOST_POINTS = 500;

        private final transient List<long[]> points = new ArrayList<>();

        Curve() {
            setName("coverage.curve");
            setPreferredSize(new Dimension(400, 120));
            getAccessibleContext().setAccessibleName("Growth of the coverage");
        }

        void add(long executions, long covered) {
            if (points.size() >= MOST_POINTS) {
                for (int i = points.size() - 2; i > 0; i -= 2) {
                    points.remove(i);
                }
            }
            points.add(new long[] {executions, covered});
            repaint();
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Palette palette = Palette.current();
            Graphics2D g = (Graphics2D) graphics.create();
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setColor(palette.paper());
            g.fillRect(0, 0, getWidth(), getHeight());
            if (points.size() > 1) {
                paintCurve(g, palette);
            }
            g.dispose();
        }

        private void paintCurve(Graphics2D g, Palette palette) {
            long mostExecutions = Math.max(1, points.get(points.size() - 1)[0]);
            long most = 1;
            for (long[] point : points) {
                most = Math.max(most, point[1]);
            }
            int width = getWidth() - 80;
            int height = getHeight() - 30;
            g.setColor(palette.faint());
            g.drawString(number(most), 4, 16);
            g.drawString(number(mostExecutions) + " executions", Math.max(4, width - 60), getHeight() - 4);
            g.setColor(palette.lane(0));
            g.setStroke(new BasicStroke(2f));
            for (int i = 1; i < points.size(); i++) {
                g.drawLine((int) (60 + points.get(i - 1)[0] * width / mostExecutions),
                        (int) (8 + height - points.get(i - 1)[1] * height / most),
                        (int) (60 + points.get(i)[0] * width / mostExecutions),
                        (int) (8 + height - points.get(i)[1] * height / most));
            }
        }
    }
}
