package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiSuperExpression;
import com.intellij.psi.PsiThisExpression;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.event.Remarks;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.finding.Evidence;
import dev.heddle.inspections.finding.Finding;

/** {@code thread.run()}, which runs the code at once, on the wrong thread. */
final class ThreadRunCheck {

    private ThreadRunCheck() {}

    static Finding of(PsiMethodCallExpression call) {
        PsiExpression qualifier = call.getMethodExpression().getQualifierExpression();
        if (qualifier == null || qualifier instanceof PsiSuperExpression || qualifier instanceof PsiThisExpression
                || !call.getArgumentList().isEmpty() || !Calls.isOn(call, "java.lang.Thread")) {
            return null;
        }
        return Finding.at(
                        call,
                        message("misuse.thread.run"),
                        OtherCallFix.sameArguments("fix.thread.start.family", "start"))
                .by(isKept(qualifier) || isChosen(call) || Remarks.explain(call) ? Evidence.PERHAPS_MEANT : Evidence.BROKEN_RULE);
    }

    /** {@code if (daemon) thread.start(); else thread.run();}: both are meant. */
    private static boolean isChosen(PsiMethodCallExpression call) {
        PsiIfStatement choice = PsiTreeUtil.getParentOfType(call, PsiIfStatement.class, true, PsiMethod.class);
        return choice != null
                && choice.getElseBranch() != null
                && PsiTreeUtil.findChildrenOfType(choice, PsiMethodCallExpression.class).stream()
                        .anyMatch(other -> "start".equals(other.getMethodExpression().getReferenceName())
                                && Calls.receiver(other).equals(Calls.receiver(call)));
    }

    /** A thread in a field has been made for later: what it was to do may be done here instead. */
    private static boolean isKept(PsiExpression thread) {
        return thread instanceof PsiReferenceExpression name && Names.targetOf(name) instanceof PsiField;
    }
}
