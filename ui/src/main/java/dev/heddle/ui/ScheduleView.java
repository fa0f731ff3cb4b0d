package dev.heddle.ui;

import dev.heddle.engine.lanes.Lane;
import dev.heddle.engine.lanes.Row;
import dev.heddle.engine.lanes.ScheduleLayout;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.event.ActionEvent;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntConsumer;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;

/**
 * The schedule of a violation: its story, then a lane for each thread, time downwards, with the source beside it. Arrow keys
 * step, with Control along the thread, with Alt along the object; Enter goes to the source, Space opens a fold.
 */
public final class ScheduleView extends JPanel {

    private static final long serialVersionUID = 1L;
    private static final String ALL_THREADS = "all threads";

    private final transient Host host;
    private final LanesCanvas canvas = new LanesCanvas();
    private final JScrollPane scroll = new JScrollPane(canvas);
    private final JTextArea story = new JTextArea();
    private final JComboBox<String> thread = new JComboBox<>();
    private final JTextField search = new JTextField(18);
    private final JPanel filters = new JPanel(new BorderLayout(6, 0));
    private final Set<String> open = new HashSet<>();
    private transient Violation violation;
    private transient IntConsumer onStep = step -> { };

    public ScheduleView(Host host) {
        super(new BorderLayout());
        this.host = host;
        setName("schedule");
        story.setName("schedule.story");
        story.getAccessibleContext().setAccessibleName("Why it happened");
        story.setEditable(false);
        story.setLineWrap(true);
        story.setWrapStyleWord(true);
        story.setBorder(BorderFactory.createEmptyBorder(6, 8, 6, 8));
        canvas.setName("schedule.lanes");
        canvas.setFocusable(true);
        canvas.setFont(new Font(Font.MONOSPACED, Font.PLAIN, 13));
        canvas.getAccessibleContext().setAccessibleName("Steps of the schedule");
        scroll.setColumnHeaderView(new Header());
        scroll.getVerticalScrollBar().setUnitIncrement(20);
        scroll.getViewport().addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent e) {
                canvas.fit(scroll.getViewport().getWidth());
                header();
            }
        });
        makeFilters();
        makeKeys();
        JPanel head = new JPanel(new BorderLayout());
        head.add(story, BorderLayout.CENTER);
        head.add(filters, BorderLayout.SOUTH);
        add(head, BorderLayout.NORTH);
        add(scroll, BorderLayout.CENTER);
        canvas.addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                canvas.requestFocusInWindow();
                int index = canvas.visibleAt(e.getY());
                if (index >= 0) {
                    canvas.selectVisible(index);
                    told();
                    if (e.getClickCount() == 2) {
                        enter();
                    }
                }
            }
        });
    }

    /** Shows the schedule of a violation; null shows none. */
    public void show(Violation newViolation) {
        violation = newViolation;
        open.clear();
        story.setText(violation == null || violation.story() == null ? "" : String.join("\n", violation.story()));
        story.setVisible(!story.getText().isEmpty());
        layOut();
        if (violation != null && canvas.schedule() != null) {
            DefaultComboBoxModel<String> threads = new DefaultComboBoxModel<>();
            threads.addElement(ALL_THREADS);
            canvas.schedule().lanes().forEach(lane -> threads.addElement(lane.thread()));
            thread.setModel(threads);
            List<Integer> deciding = violation.deciding();
            canvas.select(canvas.schedule().row(deciding == null || deciding.isEmpty() ? 1 : deciding.get(0)));
        }
        revalidate();
    }

    /** Shows steps that nothing is wrong with, such as those of a schedule that passes. */
    public void show(List<Step> steps) {
        violation = null;
        story.setVisible(false);
        filters.setVisible(false);
        canvas.show(ScheduleLayout.full(steps), host);
        header();
    }

    /** Marks the step from which on this schedule differs from another one. */
    public void markDifference(int step) {
        canvas.markDifference(step);
    }

    /** Is told the number of each step that the user goes to. */
    public void onStep(IntConsumer listener) {
        onStep = listener;
    }

    /** Selects the first step at the line where the caret stands, after the one that is selected. */
    public void caretMoved(SourceLocation at) {
        ScheduleLayout layout = canvas.schedule();
        if (layout == null) {
            return;
        }
        int count = layout.rows().size();
        for (int i = 1; i <= count; i++) {
            int row = (Math.max(-1, canvas.selectedRow()) + i + count) % count;
            SourceLocation place = layout.rows().get(row).at();
            if (place != null && place.line() == at.line() && Objects.equals(place.file(), at.file())) {
                canvas.select(row);
                told();
                return;
            }
        }
    }

    /** Number of the selected step; 0 if the selected row is none. */
    public int selectedStep() {
        return canvas.selectedRow() < 0 ? 0 : canvas.schedule().rows().get(canvas.selectedRow()).n();
    }

    /** Goes to a step, or to the fold that hides it. */
    public void goToStep(int step) {
        if (canvas.schedule() != null && canvas.schedule().row(step) >= 0) {
            canvas.select(canvas.schedule().row(step));
            told();
        }
    }

    /** The scroll pane of the lanes, for who wants two to move together. */
    JScrollPane scroll() {
        return scroll;
    }

    LanesCanvas canvas() {
        return canvas;
    }

    private void layOut() {
        boolean hasSteps = violation != null && violation.steps() != null && !violation.steps().isEmpty();
        canvas.show(hasSteps ? ScheduleLayout.folded(violation, open) : ScheduleLayout.full(List.of()), host);
        header();
    }

    private void header() {
        scroll.getColumnHeader().revalidate();
        scroll.getColumnHeader().repaint();
        canvas.revalidate();
        canvas.repaint();
    }

    private void makeFilters() {
        thread.setName("schedule.thread");
        thread.getAccessibleContext().setAccessibleName("Thread to show");
        search.setName("schedule.search");
        search.getAccessibleContext().setAccessibleName("Filter of steps");
        thread.addActionListener(e -> applyFilter());
        search.getDocument().addDocumentListener(new DocumentListener() {
            @Override
            public void insertUpdate(DocumentEvent e) {
                applyFilter();
            }

            @Override
            public void removeUpdate(DocumentEvent e) {
                applyFilter();
            }

            @Override
            public void changedUpdate(DocumentEvent e) {
                applyFilter();
            }
        });
        JLabel label = new JLabel("Steps with");
        label.setLabelFor(search);
        JPanel left = new JPanel(new BorderLayout(6, 0));
        left.add(label, BorderLayout.WEST);
        left.add(search, BorderLayout.CENTER);
        filters.setBorder(BorderFactory.createEmptyBorder(2, 8, 2, 8));
        filters.add(left, BorderLayout.CENTER);
        filters.add(thread, BorderLayout.EAST);
    }

    /** Shows only rows whose text, object, field, kind of operation or line has the text, of the chosen thread. */
    public void filter(String text, String onlyThread) {
        search.setText(text);
        thread.setSelectedItem(onlyThread == null ? ALL_THREADS : onlyThread);
    }

    private void applyFilter() {
        ScheduleLayout layout = canvas.schedule();
        if (layout == null) {
            return;
        }
        String word = search.getText().toLowerCase(Locale.ROOT).strip();
        Object only = thread.getSelectedItem();
        canvas.filter(row -> (only == null || only.equals(ALL_THREADS)
                || layout.lanes().get(row.lane()).thread().equals(only)) && matches(layout, row, word));
    }

    private static boolean matches(ScheduleLayout layout, Row row, String word) {
        if (word.isEmpty() || row.text().toLowerCase(Locale.ROOT).contains(word)
                || row.at() != null && row.at().shortForm().toLowerCase(Locale.ROOT).contains(word)) {
            return true;
        }
        Step step = row.n() > 0 ? layout.steps().get(row.n() - 1) : null;
        return step != null && (step.op().contains(word)
                || step.variable() != null && step.variable().toLowerCase(Locale.ROOT).contains(word));
    }

    private void makeKeys() {
        key("UP", () -> canvas.selectVisible(canvas.selectedVisible() - 1));
        key("DOWN", () -> canvas.selectVisible(canvas.selectedVisible() + 1));
        key("PAGE_UP", () -> canvas.selectVisible(canvas.selectedVisible() - page()));
        key("PAGE_DOWN", () -> canvas.selectVisible(canvas.selectedVisible() + page()));
        key("HOME", () -> canvas.selectVisible(0));
        key("END", () -> canvas.selectVisible(canvas.visibleCount() - 1));
        key("ctrl UP", () -> canvas.select(canvas.schedule().nextOfThread(canvas.selectedRow(), -1)));
        key("ctrl DOWN", () -> canvas.select(canvas.schedule().nextOfThread(canvas.selectedRow(), 1)));
        key("alt UP", () -> canvas.select(canvas.schedule().nextOfVariable(canvas.selectedRow(), -1)));
        key("alt DOWN", () -> canvas.select(canvas.schedule().nextOfVariable(canvas.selectedRow(), 1)));
        key("ENTER", this::enter);
        key("SPACE", this::unfold);
    }

    private int page() {
        return Math.max(1, scroll.getViewport().getHeight() / canvas.rowHeight() - 1);
    }

    private void key(String stroke, Runnable action) {
        canvas.getInputMap(JComponent.WHEN_FOCUSED).put(KeyStroke.getKeyStroke(stroke), stroke);
        canvas.getActionMap().put(stroke, new AbstractAction() {
            private static final long serialVersionUID = 1L;

            @Override
            public void actionPerformed(ActionEvent e) {
                if (canvas.selectedRow() < 0) {
                    canvas.selectVisible(0);
                } else {
                    action.run();
                }
                told();
            }
        });
    }

    private void told() {
        int step = selectedStep();
        if (step > 0) {
            onStep.accept(step);
        }
        if (canvas.selectedRow() >= 0) {
            canvas.getAccessibleContext().setAccessibleDescription(
                    canvas.schedule().rows().get(canvas.selectedRow()).text());
        }
    }

    private void enter() {
        Row row = canvas.selectedRow() < 0 ? null : canvas.schedule().rows().get(canvas.selectedRow());
        if (row != null && row.isFolded()) {
            unfold();
        } else if (row != null && row.at() != null) {
            host.goTo(row.at());
        }
    }

    private void unfold() {
        Row row = canvas.selectedRow() < 0 ? null : canvas.schedule().rows().get(canvas.selectedRow());
        if (row == null || violation == null || !row.isFolded()) {
            return;
        }
        open.add(row.id());
        layOut();
        applyFilter();
        canvas.select(canvas.schedule().row(row.from()));
    }

    /** Names of the threads above their lanes, with the line that started them. */
    private final class Header extends JComponent {

        private static final long serialVersionUID = 1L;

        @Override
        public Dimension getPreferredSize() {
            return new Dimension(canvas.getPreferredSize().width, 2 * getFontMetrics(canvas.getFont()).getHeight() + 6);
        }

        @Override
        protected void paintComponent(Graphics g) {
            Palette palette = Palette.current();
            g.setColor(palette.panel());
            g.fillRect(0, 0, getWidth(), getHeight());
            ScheduleLayout layout = canvas.schedule();
            if (layout == null) {
                return;
            }
            g.setFont(canvas.getFont().deriveFont(Font.BOLD));
            int line = g.getFontMetrics().getHeight();
            g.setColor(palette.faint());
            for (Lane lane : layout.lanes()) {
                int x = canvas.x(lane.index()) + 10;
                int width = canvas.x(lane.index() + 1) - x - 4;
                g.setFont(canvas.getFont().deriveFont(Font.BOLD));
                g.setColor(palette.lane(lane.index()));
                g.drawString(LanesCanvas.fitted(lane.thread(), g.getFontMetrics(), width), x, line - 2);
                g.setFont(canvas.getFont());
                g.setColor(palette.faint());
                String start = lane.startedAt() == null ? "" : "started at " + lane.startedAt().shortForm();
                g.drawString(LanesCanvas.fitted(start, g.getFontMetrics(), width), x, 2 * line - 2);
            }
            if (canvas.home() != null) {
                g.drawString(canvas.home(), canvas.x(layout.lanes().size()) + 10, line - 2);
            }
            g.setColor(palette.line());
            g.drawLine(0, getHeight() - 1, getWidth(), getHeight() - 1);
        }
    }
}
