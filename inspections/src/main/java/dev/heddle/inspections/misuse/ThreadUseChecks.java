package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiReturnStatement;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.event.Remarks;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.analysis.sharing.EarlyReleases;
import dev.heddle.inspections.analysis.thread.SingleThreads;
import dev.heddle.inspections.finding.Evidence;
import dev.heddle.inspections.finding.Finding;
import java.util.stream.Collectors;

/** Threads and pools that are used as they cannot be. */
final class ThreadUseChecks {

    private ThreadUseChecks() {}

    /** A task of a pool with one thread that waits for another task of the same pool. */
    static Finding waitsForOwnPool(PsiMethodCallExpression get) {
        PsiLambdaExpression task = PsiTreeUtil.getParentOfType(get, PsiLambdaExpression.class, true, PsiMethod.class);
        PsiMethodCallExpression waitedFor = submission(get.getMethodExpression().getQualifierExpression());
        if (task == null || waitedFor == null || !PsiTreeUtil.isAncestor(task, waitedFor, true)) {
            return null;
        }
        PsiMethodCallExpression own = PsiTreeUtil.getParentOfType(task, PsiMethodCallExpression.class);
        PsiVariable pool = own == null || !isSubmission(own)
                ? null
                : SingleThreads.single(own.getMethodExpression().getQualifierExpression());
        return pool != null && pool == SingleThreads.single(waitedFor.getMethodExpression().getQualifierExpression())
                ? Finding.at(get, message("misuse.own.pool", pool.getName()))
                : null;
    }

    /** The {@code pool.submit(…)} that a future comes from, directly or through a local variable. */
    private static PsiMethodCallExpression submission(PsiElement future) {
        if (future instanceof PsiReferenceExpression name
                && Names.targetOf(name) instanceof PsiLocalVariable local
                // Code that is being written may make a variable from itself.
                && !PsiTreeUtil.isAncestor(local, name, true)) {
            return submission(PsiUtil.skipParenthesizedExprDown(local.getInitializer()));
        }
        return future instanceof PsiMethodCallExpression call && isSubmission(call) ? call : null;
    }

    private static boolean isSubmission(PsiMethodCallExpression call) {
        String name = String.valueOf(call.getMethodExpression().getReferenceName());
        return name.equals("submit") || name.equals("execute") || name.equals("schedule");
    }

    /** A thread that registers itself: those who wait may have passed before it comes to that. */
    static Finding registersItself(PsiMethodCallExpression call) {
        return EarlyReleases.isByTask(call) && Calls.isOn(call, "java.util.concurrent.Phaser")
                ? Finding.at(
                        call, message("misuse.registers.itself", Calls.receiver(call)),
                        ThreadUseFixes.registerEarlier(call))
                : null;
    }

    private static String fieldsAfter(PsiMethodCallExpression call, PsiMethod method) {
        return PsiTreeUtil.findChildrenOfType(method, PsiReferenceExpression.class).stream()
                .filter(name -> name.getTextOffset() > call.getTextRange().getEndOffset()
                        && Names.targetOf(name) instanceof PsiField field
                        && !field.hasModifierProperty(PsiModifier.FINAL))
                .map(name -> "'" + name.getReferenceName() + "'")
                .distinct()
                .collect(Collectors.joining(", "));
    }

    /** What was read optimistically is used without asking whether a writer came in between. */
    static Finding notValidated(PsiMethodCallExpression call) {
        PsiMethod method = PsiTreeUtil.getParentOfType(call, PsiMethod.class);
        boolean validated = method == null
                || PsiTreeUtil.findChildrenOfType(method, PsiMethodCallExpression.class).stream()
                        .map(other -> String.valueOf(other.getMethodExpression().getReferenceName()))
                        .anyMatch(name -> name.equals("validate") || name.startsWith("tryConvertTo"));
        return !validated && Calls.isOn(call, "java.util.concurrent.locks.StampedLock")
                        && !(call.getParent() instanceof PsiReturnStatement)
                ? Finding.at(
                        call, message("misuse.not.validated", Calls.receiver(call), fieldsAfter(call, method)),
                        ThreadUseFixes.readUnderLock(call))
                        .by(Remarks.explain(call) ? Evidence.EXPLAINED : Evidence.BROKEN_RULE)
                : null;
    }
}
