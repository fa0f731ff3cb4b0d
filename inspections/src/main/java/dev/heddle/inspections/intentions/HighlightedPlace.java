package dev.heddle.inspections.intentions;

import com.intellij.psi.PsiFile;
import com.intellij.psi.PsiJavaFile;
import dev.heddle.inspections.HeddleInspection;
import dev.heddle.inspections.Inspections;
import dev.heddle.inspections.finding.Finding;

/** Finds the highlight under the caret. */
final class HighlightedPlace {

    private HighlightedPlace() {}

    /** The finding whose range holds the offset, or null. */
    static Finding at(PsiFile file, int offset) {
        if (!(file instanceof PsiJavaFile java)) {
            return null;
        }
        for (HeddleInspection inspection : Inspections.all()) {
            for (Finding finding : inspection.findings(java)) {
                if (finding.from().getTextRange().getStartOffset() <= offset
                        && offset <= finding.to().getTextRange().getEndOffset()) {
                    return finding;
                }
            }
        }
        return null;
    }
}
