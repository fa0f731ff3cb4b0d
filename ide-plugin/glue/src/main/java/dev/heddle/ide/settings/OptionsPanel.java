package dev.heddle.ide.settings;

import dev.heddle.ide.HeddleBundle;
import java.awt.Component;
import java.awt.GridBagConstraints;
import java.awt.GridBagLayout;
import java.awt.Insets;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.JTextField;
import javax.swing.SpinnerNumberModel;

/** How to search: the same controls in the settings, in a run configuration and in the chooser. Plain Swing. */
public final class OptionsPanel extends JPanel {

    private static final int A_DAY = 24 * 60 * 60;

    private final JComboBox<String> strategy = new JComboBox<>(Strategies.names().toArray(new String[0]));
    private final JSpinner bound = spinner(0, 99);
    private final JSpinner seconds = spinner(0, A_DAY);
    private final JSpinner executions = spinner(0, Integer.MAX_VALUE);
    private final JSpinner workers = spinner(1, 64);
    private final JCheckBox all = new JCheckBox(HeddleBundle.message("options.all"));
    private final JTextField focus = new JTextField(24);
    /** Has no control: it belongs to what was started from a violation. */
    private String thread = "";
    private int rows;

    public OptionsPanel() {
        super(new GridBagLayout());
        strategy.setRenderer(new StrategyRenderer());
        row("options.strategy", strategy);
        row("options.bound", bound);
        row("options.seconds", seconds);
        row("options.executions", executions);
        row("options.workers", workers);
        row("options.focus", focus);
        add(all, cell(1, rows++));
        reset(SearchOptions.DEFAULT);
    }

    /** One more row below the others, for what only some places ask. */
    public void row(String key, JComponent control) {
        JLabel label = new JLabel(HeddleBundle.message(key));
        label.setLabelFor(control);
        control.getAccessibleContext().setAccessibleName(label.getText());
        control.setToolTipText(HeddleBundle.message(key + ".tip"));
        add(label, cell(0, rows));
        add(control, cell(1, rows++));
    }

    public void reset(SearchOptions options) {
        strategy.setSelectedItem(options.strategy());
        bound.setValue(options.bound());
        seconds.setValue(options.seconds());
        executions.setValue((int) Math.min(options.executions(), Integer.MAX_VALUE));
        workers.setValue(Math.max(1, options.workers()));
        all.setSelected(options.all());
        focus.setText(options.focus());
        thread = options.thread();
    }

    public SearchOptions options() {
        return new SearchOptions(
                (String) strategy.getSelectedItem(),
                (Integer) bound.getValue(),
                (Integer) seconds.getValue(),
                (Integer) executions.getValue(),
                (Integer) workers.getValue(),
                all.isSelected(),
                focus.getText().strip(),
                thread);
    }

    private static JSpinner spinner(int from, int to) {
        return new JSpinner(new SpinnerNumberModel(from, from, to, 1));
    }

    private static GridBagConstraints cell(int column, int row) {
        return new GridBagConstraints(column, row, 1, 1, column, 0, GridBagConstraints.LINE_START,
                column == 0 ? GridBagConstraints.NONE : GridBagConstraints.HORIZONTAL, new Insets(3, 6, 3, 6), 0, 0);
    }

    /** A strategy with the question it answers. */
    private static final class StrategyRenderer extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focused) {
            String name = String.valueOf(value);
            String text = HeddleBundle.message("options.strategy.row", name, Strategies.shortPurpose(name));
            list.setToolTipText(Strategies.purpose(String.valueOf(list.getSelectedValue())));
            return super.getListCellRendererComponent(list, text, index, selected, focused);
        }
    }
}
