package dev.heddle.ide.toolwindow;

import com.intellij.openapi.actionSystem.ActionGroup;
import com.intellij.openapi.actionSystem.ActionManager;
import com.intellij.openapi.actionSystem.ActionToolbar;
import com.intellij.openapi.actionSystem.DataSink;
import com.intellij.openapi.actionSystem.UiDataProvider;
import com.intellij.openapi.application.ApplicationManager;
import com.intellij.openapi.project.DumbAware;
import com.intellij.openapi.project.Project;
import com.intellij.openapi.util.Disposer;
import com.intellij.openapi.wm.ToolWindow;
import com.intellij.openapi.wm.ToolWindowFactory;
import com.intellij.openapi.wm.ToolWindowManager;
import com.intellij.ui.content.Content;
import com.intellij.ui.content.ContentFactory;
import com.intellij.util.messages.MessageBusConnection;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.PassingSteps;
import dev.heddle.ide.results.Explorations;
import dev.heddle.ide.results.SearchProgress;
import dev.heddle.ide.results.Selection;
import java.awt.BorderLayout;
import java.nio.file.Path;
import javax.swing.JPanel;

/** Makes the tool window <em>Heddle</em> when it is opened first. */
public final class HeddleToolWindow implements ToolWindowFactory, DumbAware {

    public static final String ID = "Heddle";

    /** Opens the window with this violation selected; to be called on the event thread. */
    public static void show(Project project, Violation violation) {
        Selection.of(project).select(violation);
        ToolWindow window = ToolWindowManager.getInstance(project).getToolWindow(ID);
        if (window != null) {
            window.activate(null);
        }
    }

    /** Opens the window with this violation beside a schedule that passes; to be called on the event thread. */
    public static void compare(Project project, Violation violation) {
        Selection.of(project).select(violation);
        ToolWindow window = ToolWindowManager.getInstance(project).getToolWindow(ID);
        if (window != null) {
            // The first time the content is made meanwhile.
            window.activate(() -> Selection.of(project).compare());
        }
    }

    @Override
    public void createToolWindowContent(Project project, ToolWindow window) {
        Window panel = new Window(project);
        Content content = ContentFactory.getInstance().createContent(panel, "", false);
        MessageBusConnection connection = project.getMessageBus().connect(window.getDisposable());
        connection.subscribe(Explorations.CHANGED, panel);
        connection.subscribe(Selection.CHANGED, panel.fromOutside);
        Disposer.register(window.getDisposable(), panel.carets::stop);
        window.getContentManager().addContent(content);
        panel.refresh();
        panel.select(Selection.of(project).violation());
        panel.carets.start();
    }

    /** The panel with its toolbar; it tells actions what is selected, and the editor what is looked at. */
    private static final class Window extends JPanel
            implements UiDataProvider, Explorations.Listener, ResultsPanel.Listener {

        private static final long serialVersionUID = 1L;

        private final transient Project project;
        private final transient ProjectSources sources;
        private final transient CaretWatch carets;
        private final ResultsPanel results;
        /** Called on the event thread, but where a debugger stops. */
        private final transient Selection.Listener fromOutside = new Selection.Listener() {
            @Override
            public void selected(Violation violation) {
                select(violation);
            }

            @Override
            public void compare() {
                results.compare();
            }

            @Override
            public void stoppedAt(int step) {
                ApplicationManager.getApplication().invokeLater(() -> results.goToStep(step));
            }
        };

        Window(Project project) {
            super(new BorderLayout());
            this.project = project;
            sources = new ProjectSources(project);
            String base = project.getBasePath();
            results = new ResultsPanel(sources,
                    violation -> base == null || violation.schedule() == null ? null
                            : PassingSteps.of(violation.withSchedule(Path.of(base).resolve(violation.schedule()).toString())));
            results.listen(this);
            carets = new CaretWatch(project, results, results::caretMoved);
            ActionManager actions = ActionManager.getInstance();
            ActionToolbar toolbar = actions.createActionToolbar(
                    ID, (ActionGroup) actions.getAction("Heddle.ResultActions"), false);
            toolbar.setTargetComponent(this);
            add(toolbar.getComponent(), BorderLayout.LINE_START);
            add(results, BorderLayout.CENTER);
        }

        @Override
        public void uiDataSnapshot(DataSink sink) {
            Violation selected = results.selected();
            if (selected != null) {
                sink.set(Selection.VIOLATION, selected);
                sink.set(Selection.STEP, results.selectedStep());
            }
        }

        @Override
        public void changed() {
            ApplicationManager.getApplication().invokeLater(this::refresh);
        }

        @Override
        public void progress(SearchProgress progress) {
            ApplicationManager.getApplication().invokeLater(() -> results.progress(progress));
        }

        @Override
        public void done(Result result) {
            ApplicationManager.getApplication().invokeLater(() -> results.done(result));
        }

        @Override
        public void selected(Violation violation) {
            sources.read(violation, results::repaint);
            Selection.of(project).lookAt(violation);
            if (violation.at() != null) {
                sources.goTo(violation.at());
            }
        }

        @Override
        public void atStep(Violation violation, int number) {
            Selection.of(project).lookAt(violation);
        }

        void refresh() {
            results.show(Explorations.of(project).violations());
            sources.read(results.selected(), results::repaint);
        }

        void select(Violation violation) {
            results.select(violation);
            sources.read(results.selected(), results::repaint);
        }
    }
}
