package dev.heddle.inspections.fixes;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.finding.Messages;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import java.util.List;

/** Makes the method round a place synchronized. */
public final class SynchronizeMethodFix implements PlaceFix {

    private final String method;

    private SynchronizeMethodFix(String method) {
        this.method = method;
    }

    /** The fix for a place; none in a lambda, which another thread may run, or outside a method. */
    public static PlaceFix[] at(PsiElement place) {
        PsiMethod method = methodRound(place);
        return method == null ? new PlaceFix[0] : new PlaceFix[] {new SynchronizeMethodFix(method.getName())};
    }

    private static PsiMethod methodRound(PsiElement place) {
        PsiElement round = PsiTreeUtil.getParentOfType(place, PsiMethod.class, PsiLambdaExpression.class);
        return round instanceof PsiMethod method
                        && method.getReturnTypeElement() != null
                        && !method.hasModifierProperty(PsiModifier.SYNCHRONIZED)
                ? method
                : null;
    }

    @Override
    public String name() {
        return Messages.message("fix.synchronize.method", method);
    }

    @Override
    public String family() {
        return Messages.message("fix.synchronize.method.family");
    }

    @Override
    public List<TextEdit> edits(PsiElement place) {
        PsiMethod found = methodRound(place);
        return found == null ? List.of() : List.of(edit(found));
    }

    /** Puts the modifier where it belongs: before the type parameters, where there are any. */
    static TextEdit edit(PsiMethod method) {
        PsiElement next = method.hasTypeParameters() ? method.getTypeParameterList() : method.getReturnTypeElement();
        return TextEdit.insert(next.getTextRange().getStartOffset(), "synchronized ");
    }
}
