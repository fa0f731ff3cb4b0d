package dev.heddle.ide.toolwindow;

import com.intellij.openapi.actionSystem.ActionGroup;
import com.intellij.openapi.actionSystem.ActionManager;
import com.intellij.openapi.actionSystem.ActionToolbar;
import com.intellij.openapi.actionSystem.DataSink;
import com.intellij.openapi.actionSystem.UiDataProvider;
import com.intellij.openapi.application.ApplicationManager;
import com.intellij.openapi.application.ModalityState;
import com.intellij.openapi.application.ReadAction;
import com.intellij.openapi.fileEditor.OpenFileDescriptor;
import com.intellij.openapi.project.DumbAware;
import com.intellij.openapi.project.Project;
import com.intellij.openapi.wm.ToolWindow;
import com.intellij.openapi.wm.ToolWindowFactory;
import com.intellij.openapi.wm.ToolWindowManager;
import com.intellij.psi.JavaPsiFacade;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiFile;
import com.intellij.psi.search.GlobalSearchScope;
import com.intellij.ui.content.Content;
import com.intellij.ui.content.ContentFactory;
import com.intellij.util.concurrency.AppExecutorUtil;
import com.intellij.util.messages.MessageBusConnection;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.action.ViolationPlace;
import dev.heddle.ide.results.Explorations;
import dev.heddle.ide.results.Selection;
import java.awt.BorderLayout;
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

    @Override
    public void createToolWindowContent(Project project, ToolWindow window) {
        Window panel = new Window(project);
        Content content = ContentFactory.getInstance().createContent(panel, "", false);
        MessageBusConnection connection = project.getMessageBus().connect(window.getDisposable());
        connection.subscribe(Explorations.CHANGED, (Explorations.Listener) panel::refreshLater);
        connection.subscribe(Selection.CHANGED, (Selection.Listener) panel.results::select);
        window.getContentManager().addContent(content);
        panel.refresh();
        panel.results.select(Selection.of(project).violation());
    }

    /** The panel with its toolbar; it tells actions which violation is selected. */
    private static final class Window extends JPanel implements UiDataProvider {

        private final transient Project project;
        private final ResultsPanel results;

        Window(Project project) {
            super(new BorderLayout());
            this.project = project;
            results = new ResultsPanel(violation -> openSource(violation.at()));
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
                sink.set(ViolationPlace.SELECTED, selected);
            }
        }

        void refreshLater() {
            ApplicationManager.getApplication().invokeLater(this::refresh);
        }

        void refresh() {
            results.show(Explorations.of(project).violations());
        }

        private void openSource(SourceLocation at) {
            if (at == null || at.className() == null || at.line() <= 0) {
                return;
            }
            ReadAction.nonBlocking(() -> fileOf(at))
                    .inSmartMode(project)
                    .finishOnUiThread(ModalityState.nonModal(), file -> {
                        if (file != null) {
                            new OpenFileDescriptor(project, file.getVirtualFile(), at.line() - 1, 0).navigate(false);
                        }
                    })
                    .submit(AppExecutorUtil.getAppExecutorService());
        }

        private PsiFile fileOf(SourceLocation at) {
            String name = at.className().replaceFirst("\\$.*", "");
            PsiClass type = JavaPsiFacade.getInstance(project).findClass(name, GlobalSearchScope.allScope(project));
            return type == null ? null : type.getContainingFile();
        }
    }
}
