package dev.heddle.ide.toolwindow;

import dev.heddle.engine.model.Violation;
import dev.heddle.ide.HeddleBundle;
import dev.heddle.ide.results.Known;
import dev.heddle.ide.run.ViolationText;
import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Component;
import java.awt.Font;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.JTextArea;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;

/** The violations and the schedule of the selected one. Plain Swing; to be used on the event thread. */
public final class ResultsPanel extends JPanel {

    private static final String EMPTY = "empty";
    private static final String RESULTS = "results";

    private final DefaultListModel<Violation> rows = new DefaultListModel<>();
    private final JList<Violation> list = new JList<>(rows);
    private final JTextArea details = new JTextArea();
    private final CardLayout cards = new CardLayout();

    /** {@code selected} hears of each violation that the user selects. */
    public ResultsPanel(Consumer<Violation> selected) {
        setLayout(cards);
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setCellRenderer(new Row());
        list.getAccessibleContext().setAccessibleName(HeddleBundle.message("results.list"));
        list.addListSelectionListener(event -> {
            Violation violation = list.getSelectedValue();
            details.setText(violation == null ? "" : ViolationText.whole(violation));
            details.setCaretPosition(0);
            if (violation != null && !event.getValueIsAdjusting()) {
                selected.accept(violation);
            }
        });
        details.setEditable(false);
        details.setFont(new Font(Font.MONOSPACED, Font.PLAIN, details.getFont().getSize()));
        details.getAccessibleContext().setAccessibleName(HeddleBundle.message("results.details"));
        JSplitPane split = new JSplitPane(
                JSplitPane.HORIZONTAL_SPLIT, new JScrollPane(list), new JScrollPane(details));
        split.setResizeWeight(0.3);
        JLabel empty = new JLabel(HeddleBundle.message("results.empty"), SwingConstants.CENTER);
        JPanel first = new JPanel(new BorderLayout());
        first.add(empty);
        add(first, EMPTY);
        add(split, RESULTS);
    }

    /** Shows these, and keeps the selection where the same violation is still there. */
    public void show(List<Known> known) {
        Violation before = list.getSelectedValue();
        rows.clear();
        known.forEach(each -> rows.addElement(each.violation()));
        cards.show(this, known.isEmpty() ? EMPTY : RESULTS);
        select(before);
    }

    /** Selects the row of a violation; the first one where it is not there. */
    public void select(Violation violation) {
        for (int i = 0; i < rows.size(); i++) {
            if (violation != null && same(rows.get(i), violation)) {
                list.setSelectedIndex(i);
                list.ensureIndexIsVisible(i);
                return;
            }
        }
        if (!rows.isEmpty()) {
            list.setSelectedIndex(0);
        }
    }

    private static boolean same(Violation one, Violation other) {
        return one.id().equals(other.id()) && String.valueOf(one.test()).equals(String.valueOf(other.test()));
    }

    /** Null where there is none. */
    public Violation selected() {
        return list.getSelectedValue();
    }

    /** Kind, message and test. */
    private static final class Row extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(
                JList<?> owner, Object value, int index, boolean selected, boolean focused) {
            Violation violation = (Violation) value;
            String text = HeddleBundle.message("results.row", ViolationText.headline(violation),
                    String.valueOf(violation.test()));
            return super.getListCellRendererComponent(owner, text, index, selected, focused);
        }
    }
}
