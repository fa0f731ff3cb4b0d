package dev.heddle.inspections.analysis.thread;

import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.event.Root;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Names;

/** Threads that run when the process ends: what they meet then does no harm for long. */
public final class ShutdownHooks {

    private ShutdownHooks() {}

    public static boolean isOne(Root root) {
        PsiElement start = root.spawn() == null ? null : root.spawn().place();
        if (start == null) {
            return false;
        }
        PsiVariable keeper = keeperOf(start);
        for (PsiReferenceExpression name : NameIndex.of(start.getContainingFile()).named("addShutdownHook")) {
            if (name.getParent() instanceof PsiMethodCallExpression call && takes(call, start, keeper)) {
                return true;
            }
        }
        return false;
    }

    private static boolean takes(PsiMethodCallExpression registration, PsiElement start, PsiVariable keeper) {
        if (PsiTreeUtil.isAncestor(registration, start, false)) {
            return true;
        }
        for (PsiExpression hook : registration.getArgumentList().getExpressions()) {
            if (keeper != null && hook instanceof PsiReferenceExpression name && Names.targetOf(name) == keeper) {
                return true;
            }
        }
        return false;
    }

    private static PsiVariable keeperOf(PsiElement made) {
        PsiElement parent = PsiUtil.skipParenthesizedExprUp(made.getParent());
        if (parent instanceof PsiAssignmentExpression kept) {
            return kept.getLExpression() instanceof PsiReferenceExpression name
                            && Names.targetOf(name) instanceof PsiVariable variable
                    ? variable
                    : null;
        }
        return parent instanceof PsiVariable variable ? variable : null;
    }
}
