package dev.heddle.inspections.fixes;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiTypeElement;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.Messages;
import java.util.List;

/** Makes the method round a place synchronized. */
public final class SynchronizeMethodFix implements PlaceFix {

    private final String method;

    private SynchronizeMethodFix(String method) {
        this.method = method;
    }

    /** The fix for a place; outside a method it changes nothing. */
    public static PlaceFix at(PsiElement place) {
        PsiMethod method = PsiTreeUtil.getParentOfType(place, PsiMethod.class);
        return new SynchronizeMethodFix(method == null ? "?" : method.getName());
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
        PsiMethod found = PsiTreeUtil.getParentOfType(place, PsiMethod.class);
        PsiTypeElement type = found == null ? null : found.getReturnTypeElement();
        return type == null
                ? List.of()
                : List.of(TextEdit.insert(type.getTextRange().getStartOffset(), "synchronized "));
    }
}
