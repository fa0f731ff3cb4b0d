package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiBreakStatement;
import com.intellij.psi.PsiCatchSection;
import com.intellij.psi.PsiCodeBlock;
import com.intellij.psi.PsiComment;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiLoopStatement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiReturnStatement;
import com.intellij.psi.PsiThrowStatement;
import com.intellij.psi.PsiWhileStatement;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.PlaceFix;
import java.util.Set;

/** Interrupts that are taken and forgotten: nobody can end the thread any more. */
final class InterruptChecks {

    private static final Set<String> WAITS = Set.of("wait", "await", "take", "park", "acquire", "join");

    private InterruptChecks() {}

    /** A loop that waits without limit, catches the interrupt and waits again. */
    static Finding swallowed(PsiCatchSection section) {
        if (!InterruptFixes.isForInterrupts(section)) {
            return null;
        }
        PsiLoopStatement loop = PsiTreeUtil.getParentOfType(
                section, PsiLoopStatement.class, true, PsiMethod.class, PsiLambdaExpression.class);
        PsiCodeBlock tried = section.getTryStatement().getTryBlock();
        if (loop == null || tried == null || isExplained(section.getCatchBlock())
                || isAnswered(section.getCatchBlock()) || leavesAfter(section) || isAskedToStop(loop, tried)) {
            return null;
        }
        return PsiTreeUtil.findChildrenOfType(tried, PsiMethodCallExpression.class).stream()
                .filter(call -> call.getArgumentList().isEmpty()
                        && WAITS.contains(call.getMethodExpression().getReferenceName()))
                .findFirst()
                .map(call -> Finding.at(
                        call,
                        message("misuse.interrupt.swallowed", call.getMethodExpression().getReferenceName()),
                        InterruptFixes.canLeave(call)
                                ? new PlaceFix[] {new InterruptFixes.Leave()}
                                : new PlaceFix[0]))
                .orElse(null);
    }

    /** {@code while (running) { … queue.take() … }}: who interrupts sets the flag first, and the loop looks at it. */
    private static boolean isAskedToStop(PsiLoopStatement loop, PsiCodeBlock tried) {
        if (endsBySignal(loop)) {
            return true;
        }
        PsiExpression asked = loop instanceof PsiWhileStatement repeated
                ? PsiUtil.skipParenthesizedExprDown(repeated.getCondition())
                : null;
        return asked != null
                && !(asked instanceof PsiLiteralExpression)
                && PsiTreeUtil.findChildrenOfType(tried, PsiMethodCallExpression.class).stream()
                        .anyMatch(call -> "take".equals(call.getMethodExpression().getReferenceName()));
    }

    /** {@code if (thread == null) return;} beside the wait: the thread is ended by a field, not by an interrupt. */
    private static boolean endsBySignal(PsiLoopStatement loop) {
        return PsiTreeUtil.findChildrenOfAnyType(loop, PsiReturnStatement.class, PsiBreakStatement.class).stream()
                .map(exit -> PsiTreeUtil.getParentOfType(exit, PsiIfStatement.class))
                .anyMatch(asked -> asked != null
                        && PsiTreeUtil.isAncestor(loop, asked, true)
                        && PsiTreeUtil.findChildrenOfAnyType(
                                        asked.getCondition(), false, PsiReferenceExpression.class).stream()
                                .anyMatch(used -> Names.targetOf(used) instanceof PsiField));
    }

    /** A comment where the interrupt is caught says that it is meant so. */
    private static boolean isExplained(PsiCodeBlock caught) {
        return caught != null && !PsiTreeUtil.findChildrenOfType(caught, PsiComment.class).isEmpty();
    }

    /** Whether the code after the try statement leaves the loop, so that nothing waits again. */
    private static boolean leavesAfter(PsiCatchSection section) {
        for (PsiElement next = section.getTryStatement().getNextSibling(); next != null;
                next = next.getNextSibling()) {
            if (next instanceof PsiReturnStatement || next instanceof PsiBreakStatement
                    || next instanceof PsiThrowStatement) {
                return true;
            }
        }
        return false;
    }

    /** {@code if (Thread.interrupted()) …}, which clears the flag, and code that goes on. */
    static Finding cleared(PsiMethodCallExpression call) {
        boolean asked = call.getParent() instanceof PsiIfStatement choice
                && choice.getCondition() == call
                && choice.getElseBranch() == null
                && !isAnswered(choice.getThenBranch());
        return asked && Calls.isDeclaredIn(call, "java.lang.Thread")
                ? Finding.at(call, message("misuse.interrupt.cleared"), new InterruptFixes.AskOnly())
                : null;
    }

    /** Whether the code leaves, passes the interrupt on, or keeps it in mind. */
    private static boolean isAnswered(PsiElement code) {
        if (code == null) {
            return true;
        }
        boolean leaves = !PsiTreeUtil.findChildrenOfAnyType(
                        code, false, PsiReturnStatement.class, PsiThrowStatement.class, PsiBreakStatement.class)
                .isEmpty();
        boolean remembers = PsiTreeUtil.findChildrenOfAnyType(code, false, PsiAssignmentExpression.class).stream()
                .anyMatch(kept -> kept.getRExpression() instanceof PsiReferenceExpression
                        || kept.getRExpression() instanceof PsiNewExpression
                        || kept.getLExpression() instanceof PsiReferenceExpression target
                                && Names.targetOf(target) instanceof PsiLocalVariable
                        || kept.getRExpression() != null && kept.getRExpression().getText().equals("true"));
        boolean calls = PsiTreeUtil.findChildrenOfAnyType(code, false, PsiMethodCallExpression.class).stream()
                .anyMatch(call -> !"yield".equals(call.getMethodExpression().getReferenceName()));
        return leaves || remembers || calls;
    }
}
