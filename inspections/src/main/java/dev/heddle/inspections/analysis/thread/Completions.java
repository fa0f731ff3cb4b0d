package dev.heddle.inspections.analysis.thread;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Names;
import java.util.List;
import java.util.Set;

/** Futures and latches that a thread completes on one branch only, while another waits for them in any case. */
public final class Completions {

    private static final Set<String> COMPLETING = Set.of(
            "complete", "completeExceptionally", "completeAsync", "cancel", "countDown");
    private static final Set<String> WAITING = Set.of("get", "join", "await");

    private Completions() {}

    /** Whether a place decides on the branch that alone completes what {@code waiting} waits for without limit. */
    public static boolean dependOn(PsiElement place, PsiElement waiting) {
        PsiIfStatement choice = PsiTreeUtil.getParentOfType(place, PsiIfStatement.class);
        PsiStatement branch = choice == null || choice.getElseBranch() != null
                        || !PsiTreeUtil.isAncestor(choice.getCondition(), place, false)
                ? null
                : choice.getThenBranch();
        return branch != null
                && PsiTreeUtil.findChildrenOfType(branch, PsiMethodCallExpression.class).stream()
                        .anyMatch(call -> isMadeBy(call, COMPLETING) && isAwaitedInVain(call, branch, waiting));
    }

    private static boolean isAwaitedInVain(
            PsiMethodCallExpression completing, PsiStatement branch, PsiElement waiting) {
        if (!(completing.getMethodExpression().getQualifierExpression() instanceof PsiReferenceExpression name)
                || !(Names.targetOf(name) instanceof PsiVariable awaited)) {
            return false;
        }
        List<PsiReferenceExpression> uses = NameIndex.of(completing.getContainingFile()).usesOf(awaited);
        boolean otherwise = uses.stream().anyMatch(use -> !PsiTreeUtil.isAncestor(branch, use, true)
                && !(callOn(use) instanceof PsiMethodCallExpression call && isMadeBy(call, WAITING)));
        return !otherwise
                && uses.stream().anyMatch(use -> PsiTreeUtil.isAncestor(waiting, use, true)
                        && callOn(use) instanceof PsiMethodCallExpression call
                        && isMadeBy(call, WAITING)
                        && call.getArgumentList().isEmpty());
    }

    private static boolean isMadeBy(PsiMethodCallExpression call, Set<String> names) {
        return names.contains(call.getMethodExpression().getReferenceName());
    }

    private static PsiElement callOn(PsiReferenceExpression use) {
        return use.getParent() instanceof PsiReferenceExpression member ? member.getParent() : null;
    }
}
