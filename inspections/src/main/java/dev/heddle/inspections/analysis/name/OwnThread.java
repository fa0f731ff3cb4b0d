package dev.heddle.inspections.analysis.name;

import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiBinaryExpression;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpressionList;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiReferenceExpression;
import java.util.List;

/**
 * Fields that tell a thread whether it is the one inside: {@code runner == Thread.currentThread()}. Only the thread
 * that wrote its own name there finds it, and a thread always sees what it wrote itself.
 */
public final class OwnThread {

    private static final String CURRENT = "Thread.currentThread()";

    private OwnThread() {}

    public static boolean isKeptIn(PsiField field) {
        if (!field.getType().equalsToText("java.lang.Thread") || field.hasModifierProperty(PsiModifier.PUBLIC)) {
            return false;
        }
        List<PsiReferenceExpression> uses = NameIndex.of(field.getContainingFile()).usesOf(field);
        return !uses.isEmpty()
                && uses.stream().anyMatch(OwnThread::isCompared)
                && uses.stream().allMatch(use -> isCompared(use) || isSet(use));
    }

    private static boolean isSet(PsiReferenceExpression use) {
        return use.getParent() instanceof PsiAssignmentExpression set
                && set.getLExpression() == use
                && set.getRExpression() != null
                && (set.getRExpression().getText().equals("null") || set.getRExpression().getText().equals(CURRENT));
    }

    private static boolean isCompared(PsiReferenceExpression use) {
        PsiElement parent = use.getParent();
        if (parent instanceof PsiBinaryExpression comparison) {
            return comparison.getText().contains(CURRENT);
        }
        return parent instanceof PsiExpressionList list
                && list.getParent() instanceof PsiMethodCallExpression call
                && call.getMethodExpression().getText().equals(CURRENT + ".equals");
    }
}
