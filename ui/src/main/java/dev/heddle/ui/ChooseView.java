package dev.heddle.ui;

import dev.heddle.engine.lanes.StepText;
import dev.heddle.engine.model.Choice;
import java.awt.BorderLayout;
import java.awt.event.ActionEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;

/**
 * Choose by hand: the threads that could go on at a step, each with what it would do next; Enter lets another one go on there. The
 * host runs the test so, and shows what followed.
 */
public final class ChooseView extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient Chooser chooser;
    private final JLabel title = new JLabel("Who could go on is known after a first run by hand.");
    private final DefaultListModel<String> lines = new DefaultListModel<>();
    private final JList<String> list = new JList<>(lines);
    private final JButton take = new JButton("Go on so");
    private final JButton save = new JButton("Save as schedule…");
    private final transient List<Choice.Option> options = new ArrayList<>();
    private transient List<Choice> choices = List.of();
    private transient Choice shown;

    /** Runs what was chosen. */
    public interface Chooser {

        /** Lets a thread make a step that another one made. */
        void take(int step, String thread);

        /** Keeps the schedule that is shown. */
        void save();
    }

    public ChooseView(Chooser chooser) {
        super(new BorderLayout(6, 4));
        this.chooser = chooser;
        setName("choose");
        setBorder(BorderFactory.createEmptyBorder(6, 8, 6, 8));
        list.setName("choose.threads");
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.getAccessibleContext().setAccessibleName("Threads that could go on");
        list.getInputMap(WHEN_FOCUSED).put(KeyStroke.getKeyStroke("ENTER"), "take");
        list.getActionMap().put("take", new AbstractAction() {
            private static final long serialVersionUID = 1L;

            @Override
            public void actionPerformed(ActionEvent e) {
                takeSelected();
            }
        });
        title.setLabelFor(list);
        take.setMnemonic('G');
        take.setName("choose.take");
        take.setEnabled(false);
        take.addActionListener(e -> takeSelected());
        save.setMnemonic('A');
        save.setName("choose.save");
        save.setEnabled(false);
        save.addActionListener(e -> chooser.save());
        JPanel buttons = new JPanel();
        buttons.add(take);
        buttons.add(save);
        add(title, BorderLayout.NORTH);
        add(new JScrollPane(list), BorderLayout.CENTER);
        add(buttons, BorderLayout.SOUTH);
    }

    /** Shows what could have been chosen in an execution; an empty list where nobody has asked yet. */
    public void show(List<Choice> newChoices) {
        choices = newChoices;
        save.setEnabled(!choices.isEmpty());
        showStep(0);
    }

    /** Shows who could have made a step, or the last one before it at which there was a choice. */
    public void showStep(int step) {
        shown = null;
        for (Choice choice : choices) {
            if (shown == null || choice.step() <= step) {
                shown = choice;
            }
        }
        lines.clear();
        options.clear();
        if (shown == null) {
            title.setText("Who could go on is known after a first run by hand.");
        } else {
            title.setText("Before step " + shown.step() + " these threads could go on:");
            for (Choice.Option option : shown.options()) {
                options.add(option);
                lines.addElement(line(option));
            }
            list.setSelectedIndex(0);
        }
        take.setEnabled(shown != null);
    }

    private String line(Choice.Option option) {
        boolean went = option.next() != null && option.next().n() == shown.step();
        String next = option.next() == null ? option.op() : StepText.of(option.next())
                + (option.next().at() == null ? "" : "   " + option.next().at().shortForm());
        return (went ? "● " : "○ ") + option.thread() + ":  " + next;
    }

    private void takeSelected() {
        int index = list.getSelectedIndex();
        if (shown != null && index >= 0) {
            chooser.take(shown.step(), options.get(index).thread());
        }
    }
}
