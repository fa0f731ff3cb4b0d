package dev.heddle.inspections.standalone;

import com.intellij.psi.PsiAnnotation;
import com.intellij.psi.PsiComment;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiMember;
import com.intellij.psi.PsiModifierListOwner;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.util.PsiTreeUtil;
import java.util.List;

/** Outside the IDE: {@code @SuppressWarnings} and {@code //noinspection}, with the ids the IDE uses. */
final class Suppressions {

    private Suppressions() {}

    static boolean isSuppressed(PsiElement place, String id) {
        for (PsiElement element = place; element != null; element = element.getParent()) {
            if (element instanceof PsiModifierListOwner owner && isAnnotated(owner, id)) {
                return true;
            }
            if ((element instanceof PsiStatement || element instanceof PsiMember) && isCommented(element, id)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAnnotated(PsiModifierListOwner owner, String id) {
        if (owner.getModifierList() == null) {
            return false;
        }
        for (PsiAnnotation annotation : owner.getModifierList().getAnnotations()) {
            if (annotation.getText().startsWith("@SuppressWarnings")) {
                for (PsiLiteralExpression name :
                        PsiTreeUtil.findChildrenOfType(annotation, PsiLiteralExpression.class)) {
                    if (id.equals(name.getValue()) || "all".equalsIgnoreCase(String.valueOf(name.getValue()))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean isCommented(PsiElement element, String id) {
        PsiElement before = PsiTreeUtil.skipWhitespacesBackward(element);
        PsiElement comment = before instanceof PsiComment ? before : element.getFirstChild();
        if (!(comment instanceof PsiComment)) {
            return false;
        }
        String text = comment.getText().replaceFirst("^//\\s*", "");
        return text.startsWith("noinspection ")
                && List.of(text.substring("noinspection ".length()).split("[,\\s]+")).contains(id);
    }
}
