package dev.heddle.ide.marks;

import com.intellij.openapi.components.Service;
import com.intellij.openapi.editor.Document;
import com.intellij.openapi.project.Project;
import com.intellij.openapi.util.TextRange;
import com.intellij.psi.PsiClassOwner;
import com.intellij.psi.PsiFile;
import dev.heddle.ide.results.Explorations;
import dev.heddle.ide.results.Known;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

/** Which lines of which documents are marked. */
@Service(Service.Level.PROJECT)
public final class ProjectMarks {

    private final Explorations explorations;
    private final Map<Document, FileMarks> files = new WeakHashMap<>();
    private long revision = -1;

    public ProjectMarks(Project project) {
        this.explorations = Explorations.of(project);
    }

    public static ProjectMarks of(Project project) {
        return project.getService(ProjectMarks.class);
    }

    /** A mark with the place where its line stands now. */
    public record Shown(Mark mark, TextRange range) {}

    /** The marks of a file that still hold; needs a read action. */
    public synchronized List<Shown> of(PsiFile file) {
        Document document = file.getViewProvider().getDocument();
        if (document == null || !(file instanceof PsiClassOwner owner)) {
            return List.of();
        }
        if (revision != explorations.revision()) {
            revision = explorations.revision();
            files.values().forEach(FileMarks::dispose);
            files.clear();
        }
        List<Shown> shown = new ArrayList<>();
        long changed = file.getViewProvider().getVirtualFile().getTimeStamp();
        files.computeIfAbsent(document,
                        at -> new FileMarks(at, marksOf(owner.getPackageName(), file.getName(), changed)))
                .forEach((mark, range) -> shown.add(new Shown(mark, range)));
        return shown;
    }

    private List<Mark> marksOf(String packageName, String fileName, long changedMillis) {
        List<Mark> marks = new ArrayList<>();
        for (Known known : explorations.violations()) {
            for (Mark mark : Mark.of(known.violation())) {
                // The lines of a file that has changed since are other lines.
                if (changedMillis <= known.foundMillis() && mark.isIn(packageName, fileName)) {
                    marks.add(mark);
                }
            }
        }
        return marks;
    }
}
