package dev.heddle.ide.toolwindow;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.HeddleBundle;
import dev.heddle.ide.results.Known;
import dev.heddle.ide.results.SearchProgress;
import dev.heddle.ui.ComparisonView;
import dev.heddle.ui.CoverageView;
import dev.heddle.ui.DeadlockView;
import dev.heddle.ui.Host;
import dev.heddle.ui.ProgressView;
import dev.heddle.ui.ScheduleView;
import dev.heddle.ui.ViolationsView;
import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import javax.swing.SwingConstants;

/** The violations and the views of the selected one. Plain Swing; to be used on the event thread. */
public final class ResultsPanel extends JPanel {

    private static final long serialVersionUID = 1L;
    private static final String EMPTY = "empty";
    private static final String RESULTS = "results";
    private static final int SCHEDULE = 0;
    private static final int COMPARISON = 1;
    private static final int DEADLOCK = 2;

    private final transient Host host;
    private final transient Function<Violation, List<Step>> passing;
    private final ViolationsView violations;
    private final ScheduleView schedule;
    private final ComparisonView comparison;
    private final DeadlockView deadlock;
    private final CoverageView coverage;
    private final ProgressView progress;
    private final JTabbedPane tabs = new JTabbedPane();
    private final JPanel shown;
    private final CardLayout cards = new CardLayout();
    private transient Runnable cancel = () -> { };
    private transient Listener listener = new Listener() { };
    private transient Violation current;
    /** While rows are put in, a selection is none of the user's. */
    private boolean filling;

    /** Hears what the user does here. */
    public interface Listener {

        default void selected(Violation violation) {}

        /** {@code number} is that of a step of the selected violation. */
        default void atStep(Violation violation, int number) {}
    }

    /**
     * Shows what {@code host} knows the sources of.
     *
     * @param passing the steps of the nearest schedule that passes, or null
     */
    public ResultsPanel(Host host, Function<Violation, List<Step>> passing) {
        super(new BorderLayout());
        this.host = host;
        this.passing = passing;
        violations = new ViolationsView(host).narrow();
        schedule = new ScheduleView(host);
        comparison = new ComparisonView(host);
        deadlock = new DeadlockView(host);
        coverage = new CoverageView(host);
        progress = new ProgressView(() -> cancel.run());
        progress.setVisible(false);
        tabs.setName("tabs");
        tabs.addTab(HeddleBundle.message("results.schedule"), schedule);
        tabs.addTab(HeddleBundle.message("results.comparison"), comparison);
        tabs.addTab(HeddleBundle.message("results.deadlock"), deadlock);
        tabs.addTab(HeddleBundle.message("results.coverage"), coverage);
        violations.onSelect(violation -> {
            if (!filling) {
                open(violation);
                listener.selected(violation);
            }
        });
        schedule.onStep(step -> {
            deadlock.showStep(step);
            goTo(step);
            listener.atStep(current, step);
        });
        JSplitPane split = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, violations, tabs);
        split.setResizeWeight(0.3);
        split.setDividerLocation(460);
        JLabel empty = new JLabel(HeddleBundle.message("results.empty"), SwingConstants.CENTER);
        empty.setBorder(BorderFactory.createEmptyBorder(8, 8, 8, 8));
        shown = new JPanel(cards);
        shown.add(empty, EMPTY);
        shown.add(split, RESULTS);
        add(progress, BorderLayout.NORTH);
        add(shown, BorderLayout.CENTER);
    }

    public void listen(Listener newListener) {
        listener = newListener;
    }

    /** Shows these, and keeps the selection where the same violation is still there. */
    public void show(List<Known> known) {
        Violation before = current;
        filling = true;
        violations.show(List.of());
        known.forEach(each -> violations.add(each.violation(), each.strategy()));
        filling = false;
        cards.show(shown, known.isEmpty() ? EMPTY : RESULTS);
        Violation next = known.stream().map(Known::violation).filter(each -> same(each, before)).findFirst()
                .orElse(known.isEmpty() ? null : known.get(0).violation());
        if (next != before) {
            open(next);
        }
        mark(next);
    }

    /** Selects the row of a violation, where there is one. */
    public void select(Violation violation) {
        if (violation != null && !same(violation, current)) {
            open(violation);
        }
        mark(current);
        tabs.setSelectedIndex(SCHEDULE);
    }

    private void mark(Violation violation) {
        filling = true;
        violations.select(violation);
        filling = false;
    }

    private void open(Violation violation) {
        current = violation;
        schedule.show(violation);
        comparison.show(violation, violation == null ? null : passing.apply(violation));
        deadlock.show(violation);
        tabs.setEnabledAt(DEADLOCK, deadlock.hasCircle());
        if (!deadlock.hasCircle() && tabs.getSelectedIndex() == DEADLOCK) {
            tabs.setSelectedIndex(SCHEDULE);
        }
    }

    /** Shows where an exploration stands. */
    public void progress(SearchProgress now) {
        cancel = now.cancel();
        progress.setVisible(true);
        progress.show(new ProgressView.State(
                now.test(), now.phase(), now.executions(), now.perSecond(), now.elapsedMillis(), now.share()));
    }

    /** Shows what an exploration came to. */
    public void done(Result result) {
        cancel = () -> { };
        progress.finished(HeddleBundle.message(
                "results.done", result.target(), result.executions(), result.status().name().toLowerCase()));
        coverage.show(result);
    }

    /** The user looks at a line: selects its first step after the one that is selected, and its violation. */
    public void caretMoved(SourceLocation at) {
        violations.caretMoved(at);
        schedule.caretMoved(at);
    }

    /** Shows the selected violation beside a schedule that passes. */
    public void compare() {
        tabs.setSelectedIndex(COMPARISON);
    }

    /** Goes to a step of the selected violation, as the debugger has come there. */
    public void goToStep(int step) {
        schedule.goToStep(step);
    }

    /** Null where there is none. */
    public Violation selected() {
        return current;
    }

    /** Number of the selected step; 0 where there is none. */
    public int selectedStep() {
        return schedule.selectedStep();
    }

    private void goTo(int step) {
        if (current != null && current.steps() != null && step <= current.steps().size()) {
            SourceLocation at = current.steps().get(step - 1).at();
            if (at != null) {
                host.goTo(at);
            }
        }
    }

    private static boolean same(Violation one, Violation other) {
        return one != null && other != null && Objects.equals(one.id(), other.id())
                && Objects.equals(one.test(), other.test());
    }
}
