package dev.heddle.ide.toolwindow;

import com.intellij.openapi.application.ModalityState;
import com.intellij.openapi.application.ReadAction;
import com.intellij.openapi.editor.Document;
import com.intellij.openapi.fileEditor.OpenFileDescriptor;
import com.intellij.openapi.project.Project;
import com.intellij.openapi.util.TextRange;
import com.intellij.psi.JavaPsiFacade;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiFile;
import com.intellij.psi.search.GlobalSearchScope;
import com.intellij.util.concurrency.AppExecutorUtil;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import dev.heddle.ui.Host;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The project's sources for the views. Lines are read in the background: views ask while they paint. */
final class ProjectSources implements Host {

    private final Project project;
    private final Map<SourceLocation, String> lines = new ConcurrentHashMap<>();

    ProjectSources(Project project) {
        this.project = project;
    }

    /** Reads the lines of a violation's steps; {@code then} is called on the event thread. */
    void read(Violation violation, Runnable then) {
        if (violation == null || violation.steps() == null) {
            return;
        }
        ReadAction.nonBlocking(() -> linesOf(violation))
                .inSmartMode(project)
                .finishOnUiThread(ModalityState.nonModal(), read -> {
                    lines.clear();
                    lines.putAll(read);
                    then.run();
                })
                .submit(AppExecutorUtil.getAppExecutorService());
    }

    private Map<SourceLocation, String> linesOf(Violation violation) {
        Map<SourceLocation, String> read = new HashMap<>();
        Map<String, Document> documents = new HashMap<>();
        for (Step step : violation.steps()) {
            SourceLocation at = step.at();
            if (at != null && at.className() != null && !read.containsKey(at)) {
                Document document = documents.computeIfAbsent(outermost(at), name -> documentOf(at));
                if (document != null && at.line() > 0 && at.line() <= document.getLineCount()) {
                    read.put(at, document.getText(new TextRange(document.getLineStartOffset(at.line() - 1),
                            document.getLineEndOffset(at.line() - 1))).strip());
                }
            }
        }
        return read;
    }

    private Document documentOf(SourceLocation at) {
        PsiFile file = fileOf(at);
        return file == null ? null : file.getViewProvider().getDocument();
    }

    @Override
    public String sourceLine(SourceLocation at) {
        return at == null ? null : lines.get(at);
    }

    @Override
    public void goTo(SourceLocation at) {
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
        PsiClass type = JavaPsiFacade.getInstance(project)
                .findClass(outermost(at), GlobalSearchScope.allScope(project));
        return type == null ? null : type.getContainingFile();
    }

    private static String outermost(SourceLocation at) {
        return at.className().replaceFirst("\\$.*", "");
    }
}
