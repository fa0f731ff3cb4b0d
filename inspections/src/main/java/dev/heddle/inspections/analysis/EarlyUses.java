package dev.heddle.inspections.analysis;

import com.intellij.psi.PsiAssertStatement;
import com.intellij.psi.PsiConditionalLoopStatement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.util.PsiTreeUtil;
import java.util.List;

/**
 * A volatile field that one thread counts on before the other thread has set it: it is asserted, or a method is
 * called on it although it starts as null, and nothing makes the two wait for each other.
 */
final class EarlyUses {

    private EarlyUses() {}

    static Conflict find(FileModel model, Variable variable, List<Conflict.Side> sides) {
        if (variable.field() == null || !variable.field().hasModifierProperty(PsiModifier.VOLATILE)) {
            return null;
        }
        for (Conflict.Side use : sides) {
            if (use.isWrite() || !countsOnValue(variable, use.place()) || isGuarded(use.place())) {
                continue;
            }
            for (Conflict.Side write : sides) {
                if (write.isWrite()
                        && startsOther(use.root(), write.root())
                        && !LockRef.exclude(use.held(), write.held())
                        && model.concurrency().canOverlap(use.root(), use.access(), write.root(), write.access())) {
                    return new Conflict(variable, use, write, false);
                }
            }
        }
        return null;
    }

    /** One side starts the other, so that the order of the start and the access is in plain sight. */
    private static boolean startsOther(Root one, Root other) {
        return one.kind() == Root.Kind.STARTED && one.starts().containsKey(other.body())
                || other.kind() == Root.Kind.STARTED && other.starts().containsKey(one.body());
    }

    private static boolean countsOnValue(Variable variable, PsiElement place) {
        if (PsiTreeUtil.getParentOfType(place, PsiAssertStatement.class, true, PsiLambdaExpression.class) != null) {
            return true;
        }
        return variable.field().getInitializer() == null
                && place.getParent() instanceof PsiReferenceExpression called
                && called.getParent() instanceof PsiMethodCallExpression;
    }

    /** Any condition round or before the use may be what makes it wait; then nothing is claimed. */
    private static boolean isGuarded(PsiElement place) {
        PsiElement body = PsiTreeUtil.getParentOfType(place, PsiMethod.class, PsiLambdaExpression.class);
        if (body == null) {
            return true;
        }
        for (PsiElement condition : PsiTreeUtil.findChildrenOfAnyType(
                body, PsiIfStatement.class, PsiConditionalLoopStatement.class)) {
            if (condition.getTextRange().getStartOffset() < place.getTextRange().getStartOffset()) {
                return true;
            }
        }
        return false;
    }
}
