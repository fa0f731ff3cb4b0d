package dev.heddle.inspections;

import com.intellij.codeInspection.InspectionManager;
import com.intellij.codeInspection.LocalInspectionTool;
import com.intellij.codeInspection.LocalQuickFix;
import com.intellij.codeInspection.ProblemDescriptor;
import com.intellij.codeInspection.ProblemHighlightType;
import com.intellij.codeInspection.ProblemsHolder;
import com.intellij.codeInspection.options.OptCheckbox;
import com.intellij.codeInspection.options.OptPane;
import com.intellij.psi.JavaElementVisitor;
import com.intellij.psi.PsiElementVisitor;
import com.intellij.psi.PsiJavaFile;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.IntendedMark;
import dev.heddle.inspections.finding.Messages;
import dev.heddle.inspections.fixes.ExploreRegionFix;
import dev.heddle.inspections.fixes.MarkAsIntendedFix;
import dev.heddle.inspections.fixes.TextEditQuickFix;
import java.util.ArrayList;
import java.util.List;

/**
 * The layer between an analysis, which needs only PSI, and the IDE: one visit per file, since which code
 * runs on which thread cannot be told from one element.
 */
public abstract class HeddleInspection extends LocalInspectionTool {

    /** Whether the editor shows weak findings as weak warnings, or not at all. */
    public boolean showWeakFindings = true;

    static OptCheckbox weakFindingsOption() {
        return OptPane.checkbox("showWeakFindings", Messages.message("option.weak.findings"));
    }

    /** All findings in the file, marked-as-intended ones included. */
    protected abstract List<Finding> analyze(PsiJavaFile file);

    /** The findings that the user wants to see and has not marked as intended. */
    public final List<Finding> findings(PsiJavaFile file) {
        List<Finding> open = new ArrayList<>(analyze(file));
        open.removeIf(finding -> !showWeakFindings && finding.strength() == Finding.Strength.WEAK
                || IntendedMark.covers(finding.from()));
        return open;
    }

    @Override
    public boolean runForWholeFile() {
        return true;
    }

    @Override
    public PsiElementVisitor buildVisitor(ProblemsHolder holder, boolean isOnTheFly) {
        return new JavaElementVisitor() {
            @Override
            public void visitJavaFile(PsiJavaFile file) {
                for (Finding finding : findings(file)) {
                    holder.registerProblem(descriptor(finding, holder.getManager(), isOnTheFly));
                }
            }
        };
    }

    private static ProblemDescriptor descriptor(Finding finding, InspectionManager manager, boolean onTheFly) {
        List<LocalQuickFix> fixes = new ArrayList<>();
        finding.fixes().forEach(fix -> fixes.add(new TextEditQuickFix(fix)));
        fixes.add(new TextEditQuickFix(new MarkAsIntendedFix()));
        ExploreRegionFix explore = ExploreRegionFix.forProject(manager.getProject());
        if (explore != null) {
            fixes.add(explore);
        }
        return manager.createProblemDescriptor(
                finding.from(),
                finding.to(),
                finding.message(),
                highlightType(finding.strength()),
                onTheFly,
                fixes.toArray(LocalQuickFix.EMPTY_ARRAY));
    }

    private static ProblemHighlightType highlightType(Finding.Strength strength) {
        return switch (strength) {
            case CONFIRMED -> ProblemHighlightType.GENERIC_ERROR;
            case NORMAL -> ProblemHighlightType.GENERIC_ERROR_OR_WARNING;
            case WEAK -> ProblemHighlightType.WEAK_WARNING;
            case REFUTED -> ProblemHighlightType.INFORMATION;
        };
    }
}
