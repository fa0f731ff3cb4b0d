package dev.heddle.inspections.fixes;

import com.intellij.codeInsight.intention.preview.IntentionPreviewInfo;
import com.intellij.codeInspection.LocalQuickFix;
import com.intellij.codeInspection.ProblemDescriptor;
import com.intellij.openapi.project.Project;
import com.intellij.psi.PsiElement;
import dev.heddle.inspections.finding.Lines;
import dev.heddle.inspections.finding.Messages;
import dev.heddle.inspections.finding.RegionExplorer;

/** Hands the line of a highlight to the plugin's {@link RegionExplorer}. */
public final class ExploreRegionFix implements LocalQuickFix {

    private ExploreRegionFix() {}

    /** The fix, or null where nothing can explore. */
    public static ExploreRegionFix forProject(Project project) {
        return project.getService(RegionExplorer.class) == null ? null : new ExploreRegionFix();
    }

    @Override
    public String getFamilyName() {
        return Messages.message("fix.explore.region");
    }

    @Override
    public boolean startInWriteAction() {
        return false;
    }

    @Override
    public boolean availableInBatchMode() {
        return false;
    }

    @Override
    public IntentionPreviewInfo generatePreview(Project project, ProblemDescriptor descriptor) {
        return IntentionPreviewInfo.EMPTY;
    }

    @Override
    public void applyFix(Project project, ProblemDescriptor descriptor) {
        PsiElement place = descriptor.getStartElement();
        RegionExplorer explorer = project.getService(RegionExplorer.class);
        if (place != null && explorer != null) {
            explorer.explore(project, place.getContainingFile().getName(), Lines.lineOf(place));
        }
    }
}
