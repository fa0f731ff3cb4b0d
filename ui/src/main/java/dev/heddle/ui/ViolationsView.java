package dev.heddle.ui;

import dev.heddle.engine.model.InputText;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Violation;
import java.awt.BorderLayout;
import java.awt.FontMetrics;
import java.awt.event.ActionEvent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableColumnModel;
import javax.swing.table.TableColumn;

/** The violations of a result, those of one kind and place beside each other, and its warnings below. */
public final class ViolationsView extends JPanel {

    private static final long serialVersionUID = 1L;
    private static final List<String> COLUMNS =
            List.of("Kind", "Place", "Thread", "Message", "Test", "Inputs", "Strategy", "Confirmed");
    /** Thread, inputs, strategy and confirmation. */
    private static final Set<Integer> BESIDE = Set.of(2, 5, 6, 7);

    private static final int MESSAGE = 3;
    private static final int TEST = 4;
    /** Message, test and inputs. */
    private static final Set<Integer> LONG = Set.of(MESSAGE, TEST, 5);
    private static final int WIDEST_SHORT = 110;
    /** Rows that the widths are measured with. */
    private static final int MEASURED = 200;

    private final transient Host host;
    private final transient List<Line> all = new ArrayList<>();
    private final transient List<Line> shown = new ArrayList<>();
    private final JTextField filter = new JTextField();
    private final Lines lines = new Lines();
    private final JTable table = new JTable(lines);
    private boolean narrow;
    private transient Consumer<Violation> onSelect = violation -> { };

    /** One violation with the search that found it. */
    private record Line(Violation violation, String strategy, boolean warning) {

        String text(int column) {
            return switch (column) {
                case 0 -> (warning ? "warning: " : "") + violation.kind().label();
                case 1 -> violation.at() == null ? "" : violation.at().shortForm();
                case 2 -> Objects.toString(violation.thread(), "");
                case 3 -> Objects.toString(violation.message(), "").lines().findFirst().orElse("");
                case 4 -> Objects.toString(violation.test(), "");
                case 5 -> violation.inputs() == null ? "" : InputText.of(violation.inputs());
                case 6 -> strategy;
                default -> violation.confirmed() ? "✓ replayed" : "";
            };
        }

        boolean contains(String word) {
            for (int column = 0; column < COLUMNS.size(); column++) {
                if (text(column).toLowerCase(Locale.ROOT).contains(word)) {
                    return true;
                }
            }
            return false;
        }
    }

    /** For a narrow window: what the schedule beside the table shows of a violation has no column. */
    public ViolationsView narrow() {
        narrow = true;
        showColumns();
        return this;
    }

    public ViolationsView(Host host) {
        super(new BorderLayout());
        this.host = host;
        setName("violations");
        filter.setName("violations.filter");
        filter.getAccessibleContext().setAccessibleName("Filter of violations");
        filter.putClientProperty("JTextField.placeholderText", "Filter: kind, file, thread, message …");
        filter.getDocument().addDocumentListener(new DocumentListener() {
            @Override
            public void insertUpdate(DocumentEvent e) {
                show();
            }

            @Override
            public void removeUpdate(DocumentEvent e) {
                show();
            }

            @Override
            public void changedUpdate(DocumentEvent e) {
                show();
            }

            private void show() {
                refresh(selected());
            }
        });
        table.setName("violations.table");
        table.getAccessibleContext().setAccessibleName("Violations");
        table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        table.setAutoResizeMode(JTable.AUTO_RESIZE_SUBSEQUENT_COLUMNS);
        table.setFillsViewportHeight(true);
        table.setAutoCreateColumnsFromModel(false);
        table.getSelectionModel().addListSelectionListener(e -> {
            if (!e.getValueIsAdjusting() && selected() != null) {
                onSelect.accept(selected());
            }
        });
        table.getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke("ENTER"), "goTo");
        table.getActionMap().put("goTo", new AbstractAction() {
            private static final long serialVersionUID = 1L;

            @Override
            public void actionPerformed(ActionEvent e) {
                if (selected() != null && selected().at() != null) {
                    ViolationsView.this.host.goTo(selected().at());
                }
            }
        });
        JPanel head = new JPanel(new BorderLayout(6, 0));
        JLabel label = new JLabel("Filter");
        label.setLabelFor(filter);
        head.add(label, BorderLayout.WEST);
        head.add(filter, BorderLayout.CENTER);
        add(head, BorderLayout.NORTH);
        add(new JScrollPane(table), BorderLayout.CENTER);
    }

    /** Is told of each violation that the user selects. */
    public void onSelect(Consumer<Violation> listener) {
        onSelect = listener;
    }

    /** Shows these results instead of what was there. */
    public void show(List<Result> results) {
        all.clear();
        for (Result result : results) {
            list(result.violations()).forEach(violation -> all.add(new Line(violation, result.strategy(), false)));
        }
        for (Result result : results) {
            list(result.warnings()).forEach(warning -> all.add(new Line(warning, result.strategy(), true)));
        }
        sort();
        refresh(null);
        if (!shown.isEmpty()) {
            table.setRowSelectionInterval(0, 0);
        }
    }

    /** Adds one that has just been found; what is selected stays so. */
    public void add(Violation violation, String strategy) {
        all.add(new Line(violation, strategy, false));
        sort();
        refresh(selected());
    }

    /** Selects the violations of a line, where the caret stands; does nothing if there are none. */
    public void caretMoved(SourceLocation at) {
        for (int row = 0; row < shown.size(); row++) {
            SourceLocation place = shown.get(row).violation().at();
            if (place != null && place.line() == at.line() && Objects.equals(place.file(), at.file())) {
                table.setRowSelectionInterval(row, row);
                return;
            }
        }
    }

    /** Selects the row of this violation; does nothing where the filter hides it. */
    public void select(Violation violation) {
        for (int row = 0; row < shown.size(); row++) {
            if (shown.get(row).violation() == violation) {
                table.setRowSelectionInterval(row, row);
                return;
            }
        }
    }

    public Violation selected() {
        int row = table.getSelectedRow();
        return row < 0 || row >= shown.size() ? null : shown.get(row).violation();
    }

    /** How many are shown under the filter. */
    public int count() {
        return shown.size();
    }

    public void filter(String text) {
        filter.setText(text);
    }

    private void sort() {
        all.sort(Comparator.comparing(Line::warning).thenComparing(line -> line.violation().kind())
                .thenComparing(line -> line.text(1)));
    }

    private void refresh(Violation selected) {
        String[] words = filter.getText().toLowerCase(Locale.ROOT).strip().split("\\s+");
        shown.clear();
        for (Line line : all) {
            boolean matches = true;
            for (String word : words) {
                matches &= line.contains(word);
            }
            if (matches) {
                shown.add(line);
            }
        }
        lines.fireTableDataChanged();
        showColumns();
        for (int row = 0; row < shown.size(); row++) {
            if (shown.get(row).violation() == selected) {
                table.setRowSelectionInterval(row, row);
            }
        }
    }

    /** Columns that say nothing, such as the inputs of tests without inputs, take no room; the others what they need. */
    private void showColumns() {
        FontMetrics metrics = table.getFontMetrics(table.getFont());
        boolean oneTest = all.stream().map(line -> line.text(TEST)).distinct().count() < 2;
        DefaultTableColumnModel columns = new DefaultTableColumnModel();
        for (int column = 0; column < COLUMNS.size(); column++) {
            int widest = 0;
            for (Line line : all.subList(0, Math.min(MEASURED, all.size()))) {
                widest = Math.max(widest, metrics.stringWidth(line.text(column)));
            }
            boolean says = widest > 0 && !(column == TEST && oneTest);
            if ((says || all.isEmpty()) && !(narrow && BESIDE.contains(column))) {
                TableColumn shownColumn = new TableColumn(column);
                shownColumn.setHeaderValue(COLUMNS.get(column));
                int wanted = Math.max(widest, metrics.stringWidth(COLUMNS.get(column))) + 14;
                shownColumn.setPreferredWidth(Math.min(column == MESSAGE ? 260 : 150, Math.max(60, wanted)));
                // What is short is whole; messages give way.
                if (!LONG.contains(column)) {
                    shownColumn.setMinWidth(Math.min(WIDEST_SHORT, wanted));
                }
                columns.addColumn(shownColumn);
            }
        }
        if (columns.getColumnCount() != table.getColumnCount() || !isSame(columns)) {
            table.setColumnModel(columns);
        }
    }

    /** Whether the table has these columns already: then what the user has made wider or narrower stays so. */
    private boolean isSame(DefaultTableColumnModel columns) {
        for (int i = 0; i < columns.getColumnCount(); i++) {
            if (columns.getColumn(i).getModelIndex() != table.getColumnModel().getColumn(i).getModelIndex()) {
                return false;
            }
        }
        return true;
    }

    private static <T> List<T> list(List<T> list) {
        return list == null ? List.of() : list;
    }

    private final class Lines extends AbstractTableModel {

        private static final long serialVersionUID = 1L;

        @Override
        public int getRowCount() {
            return shown.size();
        }

        @Override
        public int getColumnCount() {
            return COLUMNS.size();
        }

        @Override
        public String getColumnName(int column) {
            return COLUMNS.get(column);
        }

        @Override
        public Object getValueAt(int row, int column) {
            return shown.get(row).text(column);
        }
    }
}
