package dev.heddle.inspections.checkact;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpressionList;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.name.NameIndex;
import java.util.Set;
import java.util.regex.Pattern;

/** Local variables that a thread started earlier in the method uses too. */
final class CapturedLocals {

    private static final Set<String> STARTS = Set.of(
            "execute", "submit", "schedule", "runAsync", "supplyAsync", "startVirtualThread", "start", "newThread");
    private static final Pattern JOINS = Pattern.compile("join|get|await\\w*|invokeAll|close|shutdown\\w*");

    private CapturedLocals() {}

    /** Whether the variable is used by a thread that was started before this use and not waited for since. */
    static boolean isInAnotherThread(PsiReferenceExpression use, PsiVariable variable) {
        PsiMethod method = PsiTreeUtil.getParentOfType(use, PsiMethod.class);
        if (!(variable instanceof PsiLocalVariable) || method == null || variable.getName() == null) {
            return false;
        }
        int here = use.getTextRange().getStartOffset();
        int started = -1;
        for (PsiReferenceExpression other : NameIndex.of(use.getContainingFile()).usesOf(variable)) {
            int offset = other.getTextRange().getStartOffset();
            if (offset < here && offset > started && isInStartedCode(other, variable)) {
                started = offset;
            }
        }
        return started >= 0 && !isJoinedBetween(method, started, here);
    }

    private static boolean isInStartedCode(PsiElement use, PsiVariable variable) {
        PsiLambdaExpression lambda = PsiTreeUtil.getParentOfType(use, PsiLambdaExpression.class, true, PsiClass.class);
        if (lambda == null || PsiTreeUtil.isAncestor(lambda, variable, true)
                || !(lambda.getParent() instanceof PsiExpressionList)) {
            return false;
        }
        PsiElement taker = lambda.getParent().getParent();
        return taker instanceof PsiNewExpression created
                        && created.getClassReference() != null
                        && "Thread".equals(created.getClassReference().getReferenceName())
                || taker instanceof PsiMethodCallExpression call
                        && STARTS.contains(String.valueOf(call.getMethodExpression().getReferenceName()));
    }

    private static boolean isJoinedBetween(PsiMethod method, int from, int to) {
        return PsiTreeUtil.findChildrenOfType(method, PsiMethodCallExpression.class).stream()
                .anyMatch(call -> call.getTextRange().getStartOffset() > from
                        && call.getTextRange().getEndOffset() < to
                        && JOINS.matcher(String.valueOf(call.getMethodExpression().getReferenceName())).matches());
    }
}
