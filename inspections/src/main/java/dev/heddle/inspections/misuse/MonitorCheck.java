package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiSynchronizedStatement;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.name.CallersLock;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.Indent;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import java.util.List;

/** {@code wait} and {@code notify} after the synchronized block instead of in it: they throw. */
final class MonitorCheck {

    private MonitorCheck() {}

    /** Only where the method takes that lock itself, so that no caller is expected to hold it. */
    static Finding of(PsiMethodCallExpression call) {
        PsiMethod method = PsiTreeUtil.getParentOfType(call, PsiMethod.class);
        if (method == null || method.hasModifierProperty(PsiModifier.SYNCHRONIZED)
                || CallersLock.isSaidToBeHeld(method)
                || !Calls.isDeclaredIn(call, "java.lang.Object")) {
            return null;
        }
        String monitor = Calls.receiver(call);
        boolean taken = false;
        for (PsiSynchronizedStatement block :
                PsiTreeUtil.findChildrenOfType(method, PsiSynchronizedStatement.class)) {
            if (PsiTreeUtil.isAncestor(block.getBody(), call, true) || isRound(block, call)) {
                return null;
            }
            taken |= block.getLockExpression() != null
                    && block.getLockExpression().getText().replaceFirst("^this\\.", "").equals(monitor);
        }
        String text = message("misuse.not.owner", call.getMethodExpression().getReferenceName(), monitor);
        return !taken ? null
                : call.getParent() instanceof PsiExpressionStatement
                        ? Finding.at(call, text, new LockRoundFix(monitor))
                        : Finding.at(call, text);
    }

    /** Puts the call into a block that takes the lock. */
    private record LockRoundFix(String monitor) implements PlaceFix {

        @Override
        public String name() {
            return message("fix.lock.round", monitor);
        }

        @Override
        public String family() {
            return message("fix.lock.round.family");
        }

        @Override
        public List<TextEdit> edits(PsiElement place) {
            return place.getParent() instanceof PsiExpressionStatement statement
                    ? Indent.wrap(statement, "synchronized (" + monitor + ") {", "}")
                    : List.of();
        }
    }

    /** Code handed on in a lambda runs who knows where. */
    private static boolean isRound(PsiSynchronizedStatement block, PsiElement call) {
        PsiElement lambda = PsiTreeUtil.getParentOfType(call, PsiLambdaExpression.class, true, PsiMethod.class);
        return lambda != null && !PsiTreeUtil.isAncestor(lambda, block, true);
    }
}
