package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiMethodCallExpression;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import java.util.List;

/**
 * Calls another method of the same object instead.
 *
 * @param arguments what the other method is given; null for the same as before
 */
record OtherCallFix(String familyKey, String method, String arguments) implements PlaceFix {

    static OtherCallFix sameArguments(String familyKey, String method) {
        return new OtherCallFix(familyKey, method, null);
    }

    @Override
    public String name() {
        return message("fix.replace.with", method);
    }

    @Override
    public String family() {
        return message(familyKey);
    }

    @Override
    public List<TextEdit> edits(PsiElement place) {
        if (!(place instanceof PsiMethodCallExpression call)
                || call.getMethodExpression().getReferenceNameElement() == null) {
            return List.of();
        }
        PsiElement name = call.getMethodExpression().getReferenceNameElement();
        return List.of(arguments == null
                ? TextEdit.replace(name, method)
                : new TextEdit(
                        name.getTextRange().getStartOffset(), call.getTextRange().getEndOffset(),
                        method + "(" + arguments + ")"));
    }
}
