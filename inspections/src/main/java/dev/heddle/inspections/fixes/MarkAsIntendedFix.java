package dev.heddle.inspections.fixes;

import com.intellij.psi.PsiElement;
import dev.heddle.inspections.finding.IntendedMark;
import dev.heddle.inspections.finding.Messages;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import java.util.List;

/** Writes the comment that says the place is meant to be as it is. */
public final class MarkAsIntendedFix implements PlaceFix {

    @Override
    public String family() {
        return Messages.message("fix.mark.as.intended");
    }

    @Override
    public List<TextEdit> edits(PsiElement place) {
        String text = place.getContainingFile().getText();
        int lineStart = text.lastIndexOf('\n', place.getTextRange().getStartOffset() - 1) + 1;
        int indentEnd = lineStart;
        while (indentEnd < text.length() && (text.charAt(indentEnd) == ' ' || text.charAt(indentEnd) == '\t')) {
            indentEnd++;
        }
        return List.of(TextEdit.insert(lineStart, text.substring(lineStart, indentEnd) + IntendedMark.TEXT + "\n"));
    }
}
