package dev.heddle.ui;

import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import java.awt.BorderLayout;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.BoundedRangeModel;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSplitPane;

/** The schedule that fails and the nearest one that passes side by side; the first step that differs is marked in both. */
public final class ComparisonView extends JPanel {

    private static final long serialVersionUID = 1L;

    private final ScheduleView failing;
    private final ScheduleView passing;
    private final JLabel missing = new JLabel("No schedule that passes is known.", JLabel.CENTER);
    private final JSplitPane split;

    public ComparisonView(Host host) {
        super(new BorderLayout());
        setName("comparison");
        failing = new ScheduleView(host);
        passing = new ScheduleView(host);
        failing.setName("comparison.failing");
        passing.setName("comparison.passing");
        split = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, titled(failing, "Fails"), titled(passing, "Passes"));
        split.setResizeWeight(0.5);
        BoundedRangeModel left = failing.scroll().getVerticalScrollBar().getModel();
        BoundedRangeModel right = passing.scroll().getVerticalScrollBar().getModel();
        left.addChangeListener(e -> right.setValue(left.getValue()));
        right.addChangeListener(e -> left.setValue(right.getValue()));
        show(null, null);
    }

    private static JComponent titled(ScheduleView view, String title) {
        JPanel panel = new JPanel(new BorderLayout());
        panel.setBorder(BorderFactory.createTitledBorder(title));
        panel.add(view);
        return panel;
    }

    /** Shows a violation beside steps that pass; null where none are known. */
    public void show(Violation violation, List<Step> passingSteps) {
        removeAll();
        if (violation == null || violation.steps() == null || passingSteps == null) {
            add(missing, BorderLayout.CENTER);
        } else {
            int first = violation.passesFrom() == null ? 1 : violation.passesFrom();
            failing.show(violation.steps());
            passing.show(passingSteps);
            failing.markDifference(first);
            passing.markDifference(first);
            failing.goToStep(first);
            passing.goToStep(first);
            add(split, BorderLayout.CENTER);
        }
        revalidate();
        repaint();
    }

    ScheduleView failing() {
        return failing;
    }

    ScheduleView passing() {
        return passing;
    }
}
