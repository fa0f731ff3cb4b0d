package dev.heddle.ui.window;

import dev.heddle.engine.model.Choice;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.PassingSteps;
import dev.heddle.engine.report.SourceFolders;
import dev.heddle.ui.ChooseView;
import dev.heddle.ui.ComparisonView;
import dev.heddle.ui.CoverageView;
import dev.heddle.ui.DeadlockView;
import dev.heddle.ui.Host;
import dev.heddle.ui.ScheduleView;
import dev.heddle.ui.ShareView;
import dev.heddle.ui.ViolationsView;
import java.awt.BorderLayout;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;

/** The views of one result around the pane with the source. */
final class ResultPanel extends JPanel implements Host {

    private static final long serialVersionUID = 1L;

    private final transient SourceFolders sources;
    private final SourcePane source;
    private final ViolationsView violations = new ViolationsView(this);
    private final ScheduleView schedule = new ScheduleView(this);
    private final ComparisonView comparison = new ComparisonView(this);
    private final DeadlockView deadlock = new DeadlockView(this);
    private final CoverageView coverage = new CoverageView(this);
    private final ChooseView choose;
    private final ShareView share;
    private final JTabbedPane tabs = new JTabbedPane();
    private transient Result result;

    ResultPanel(
            Result result, SourceFolders sources, boolean dark, ChooseView.Chooser chooser, Consumer<String> said) {
        super(new BorderLayout());
        this.result = result;
        choose = new ChooseView(chooser);
        this.sources = sources;
        share = new ShareView(sources::line, said);
        source = new SourcePane(sources, dark, schedule::caretMoved);
        tabs.setName("tabs");
        tabs.addTab("Schedule", schedule);
        tabs.addTab("Beside one that passes", comparison);
        tabs.addTab("Deadlock", deadlock);
        tabs.addTab("Coverage", coverage);
        tabs.addTab("By hand", choose);
        tabs.setMnemonicAt(0, 'S');
        tabs.setMnemonicAt(1, 'B');
        tabs.setMnemonicAt(2, 'D');
        tabs.setMnemonicAt(3, 'C');
        tabs.setMnemonicAt(4, 'Y');
        schedule.onStep(step -> {
            deadlock.showStep(step);
            choose.showStep(step);
            SourceLocation at = step <= selected().steps().size() ? selected().steps().get(step - 1).at() : null;
            if (at != null) {
                goTo(at);
            }
        });
        violations.onSelect(this::show);
        JPanel finds = new JPanel(new BorderLayout());
        finds.add(violations, BorderLayout.CENTER);
        finds.add(share, BorderLayout.SOUTH);
        JSplitPane left = new JSplitPane(JSplitPane.VERTICAL_SPLIT, finds, source);
        left.setResizeWeight(0.3);
        left.setDividerLocation(210);
        JSplitPane all = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, left, tabs);
        all.setResizeWeight(0.4);
        all.setDividerLocation(560);
        add(all, BorderLayout.CENTER);
        coverage.show(result);
        violations.show(List.of(result));
    }

    Violation selected() {
        return violations.selected();
    }

    Result result() {
        return result;
    }

    /** Adds a violation that a search has just found. */
    void add(Violation violation, String strategy) {
        violations.add(violation, strategy);
    }

    /** Adds a point to the curve of a search under way. */
    void grew(long executions, long found) {
        coverage.grew(executions, found);
    }

    /** Shows what a search came to; what is selected stays so. */
    void finished(Result newResult) {
        result = newResult;
        coverage.show(result);
        violations.show(List.of(result));
    }

    /** Shows what could have been chosen at each step, beside the schedule. */
    void showChoices(List<Choice> choices) {
        choose.show(choices);
        schedule.show(result.violations().isEmpty() ? null : result.violations().get(0));
        tabs.setSelectedIndex(4);
        choose.showStep(schedule.selectedStep());
    }

    private void show(Violation violation) {
        schedule.show(violation);
        comparison.show(violation, PassingSteps.of(violation));
        deadlock.show(violation);
        share.show(result, violation);
        tabs.setEnabledAt(2, deadlock.hasCircle());
        source.mark(violation);
        if (violation.at() != null) {
            source.show(violation.at());
        }
    }

    @Override
    public void goTo(SourceLocation at) {
        source.show(at);
    }

    @Override
    public String sourceLine(SourceLocation at) {
        String line = sources.line(at);
        return line == null ? null : line.strip();
    }

    JTabbedPane tabs() {
        return tabs;
    }
}
