package dev.heddle.ide.marks;

import com.intellij.lang.annotation.AnnotationBuilder;
import com.intellij.lang.annotation.AnnotationHolder;
import com.intellij.lang.annotation.ExternalAnnotator;
import com.intellij.lang.annotation.HighlightSeverity;
import com.intellij.openapi.editor.Editor;
import com.intellij.openapi.project.DumbAware;
import com.intellij.psi.PsiFile;
import dev.heddle.ide.results.ViolationText;
import dev.heddle.ide.settings.HeddleColors;
import java.util.List;

/** Highlights the lines of violations; the IDE asks again whenever the file or the results have changed. */
public final class ViolationAnnotator extends ExternalAnnotator<List<ProjectMarks.Shown>, List<ProjectMarks.Shown>>
        implements DumbAware {

    @Override
    public List<ProjectMarks.Shown> collectInformation(PsiFile file) {
        return ProjectMarks.of(file.getProject()).of(file);
    }

    @Override
    public List<ProjectMarks.Shown> collectInformation(PsiFile file, Editor editor, boolean hasErrors) {
        return collectInformation(file);
    }

    @Override
    public List<ProjectMarks.Shown> doAnnotate(List<ProjectMarks.Shown> shown) {
        return shown;
    }

    @Override
    public void apply(PsiFile file, List<ProjectMarks.Shown> shown, AnnotationHolder holder) {
        for (ProjectMarks.Shown each : shown) {
            Mark mark = each.mark();
            HighlightSeverity severity = mark.main() ? HighlightSeverity.WARNING : HighlightSeverity.WEAK_WARNING;
            AnnotationBuilder annotation = holder.newAnnotation(severity, mark.role())
                    .range(each.range())
                    .textAttributes(mark.main() ? HeddleColors.VIOLATION : HeddleColors.PART)
                    .tooltip(ViolationText.tooltip(mark.violation(), mark.role()));
            if (mark.main()) {
                annotation = annotation.gutterIconRenderer(new ViolationIcon(mark.violation()));
            }
            annotation.create();
        }
    }
}
