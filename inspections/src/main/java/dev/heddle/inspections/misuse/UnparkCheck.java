package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.Messages.message;

import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiConditionalLoopStatement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.Finding;
import dev.heddle.inspections.analysis.NameIndex;
import dev.heddle.inspections.analysis.Names;

/** Waking a thread before what it looks at is set: it may look, see the old value and sleep for ever. */
final class UnparkCheck {

    private UnparkCheck() {}

    static Finding of(PsiMethodCallExpression call) {
        if (!(call.getParent() instanceof PsiExpressionStatement statement)
                || !Calls.isDeclaredIn(call, "java.util.concurrent.locks.LockSupport")) {
            return null;
        }
        for (PsiElement next = statement.getNextSibling(); next != null; next = next.getNextSibling()) {
            if (next instanceof PsiExpressionStatement later
                    && later.getExpression() instanceof PsiAssignmentExpression assignment
                    && assignment.getLExpression() instanceof PsiReferenceExpression target
                    && Names.targetOf(target) instanceof PsiField field
                    && isLookedAtByParked(field)) {
                return Finding.at(call, message("misuse.unpark.early", field.getName()));
            }
        }
        return null;
    }

    private static boolean isLookedAtByParked(PsiField field) {
        for (PsiReferenceExpression park : NameIndex.of(field.getContainingFile()).named("park")) {
            PsiConditionalLoopStatement loop = WaitChecks.loopRound(park);
            if (loop != null
                    && PsiTreeUtil.findChildrenOfAnyType(loop.getCondition(), false, PsiReferenceExpression.class)
                            .stream()
                            .anyMatch(used -> used.isReferenceTo(field))) {
                return true;
            }
        }
        return false;
    }
}
