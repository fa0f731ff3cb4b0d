package dev.heddle.ide.marks;

import com.intellij.openapi.Disposable;
import com.intellij.openapi.application.ApplicationManager;
import com.intellij.openapi.application.ModalityState;
import com.intellij.openapi.application.ReadAction;
import com.intellij.openapi.components.Service;
import com.intellij.openapi.editor.Document;
import com.intellij.openapi.editor.Editor;
import com.intellij.openapi.editor.EditorFactory;
import com.intellij.openapi.editor.Inlay;
import com.intellij.openapi.project.Project;
import com.intellij.openapi.util.Disposer;
import com.intellij.openapi.vfs.VirtualFile;
import com.intellij.psi.PsiClassOwner;
import com.intellij.psi.PsiFile;
import com.intellij.psi.PsiManager;
import com.intellij.util.concurrency.AppExecutorUtil;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.results.Explorations;
import dev.heddle.ide.results.Known;
import dev.heddle.ide.results.Selection;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

/** While a schedule is selected, says behind the lines of open editors who passes there at which step. */
@Service(Service.Level.PROJECT)
public final class ScheduleHints implements Disposable {

    private final Project project;
    /** To be used on the event thread. */
    private final Map<Editor, List<Inlay<?>>> shown = new WeakHashMap<>();

    public ScheduleHints(Project project) {
        this.project = project;
    }

    public static ScheduleHints of(Project project) {
        return project.getService(ScheduleHints.class);
    }

    /** The selection or the results have changed; may be called on any thread. */
    void refresh() {
        ApplicationManager.getApplication().invokeLater(() -> {
            if (!project.isDisposed()) {
                for (Editor editor : EditorFactory.getInstance().getAllEditors()) {
                    if (project.equals(editor.getProject())) {
                        show(editor);
                    }
                }
            }
        });
    }

    /** On the event thread. */
    void show(Editor editor) {
        clear(editor);
        VirtualFile file = editor.getVirtualFile();
        Known known = known(Selection.of(project).violation());
        // The lines of a file that has changed since are other lines.
        if (file == null || known == null || file.getTimeStamp() > known.foundMillis()) {
            return;
        }
        ReadAction.nonBlocking(() -> texts(known.violation(), file))
                .finishOnUiThread(ModalityState.nonModal(), texts -> add(editor, texts))
                .submit(AppExecutorUtil.getAppExecutorService());
    }

    private Known known(Violation violation) {
        return violation == null ? null : Explorations.of(project).violations().stream()
                .filter(each -> each.violation() == violation).findFirst().orElse(null);
    }

    private Map<Integer, String> texts(Violation violation, VirtualFile file) {
        PsiFile psi = file.isValid() ? PsiManager.getInstance(project).findFile(file) : null;
        return psi instanceof PsiClassOwner owner
                ? HintTexts.of(violation, owner.getPackageName(), file.getName()) : Map.of();
    }

    private void add(Editor editor, Map<Integer, String> texts) {
        if (editor.isDisposed()) {
            return;
        }
        clear(editor);
        List<Inlay<?>> added = new ArrayList<>();
        Document document = editor.getDocument();
        texts.forEach((line, text) -> {
            if (line <= document.getLineCount()) {
                int end = document.getLineEndOffset(line - 1);
                Inlay<?> inlay = editor.getInlayModel().addAfterLineEndElement(
                        end, false, new HintRenderer(text, HintRenderer.lineAt(document, end)));
                if (inlay != null) {
                    added.add(inlay);
                }
            }
        });
        shown.put(editor, added);
    }

    private void clear(Editor editor) {
        List<Inlay<?>> old = shown.remove(editor);
        if (old != null) {
            old.forEach(Disposer::dispose);
        }
    }

    @Override
    public void dispose() {
        shown.values().forEach(inlays -> inlays.forEach(Disposer::dispose));
        shown.clear();
    }
}
