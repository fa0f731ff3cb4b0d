package dev.heddle.inspections.analysis.name;

import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.InheritanceUtil;
import com.intellij.psi.util.PsiUtil;

/** Thread locals that do not keep threads apart, because all of them hold one object. */
final class ThreadLocals {

    private ThreadLocals() {}

    /**
     * What {@code local.get()} stands for on every thread: the local itself where threads inherit its value, or the
     * variable that its initial value names; null where each thread has its own.
     */
    static PsiExpression sharedValue(PsiMethodCallExpression call) {
        if (!"get".equals(call.getMethodExpression().getReferenceName())
                || !call.getArgumentList().isEmpty()
                || !(call.getMethodExpression().getQualifierExpression() instanceof PsiReferenceExpression local)
                || !(Names.targetOf(local) instanceof PsiVariable variable)
                || !InheritanceUtil.isInheritor(variable.getType(), "java.lang.ThreadLocal")) {
            return null;
        }
        if (InheritanceUtil.isInheritor(variable.getType(), "java.lang.InheritableThreadLocal")) {
            boolean copies = variable.getInitializer() instanceof PsiNewExpression made
                    && made.getAnonymousClass() != null;
            return copies ? null : local;
        }
        return PsiUtil.skipParenthesizedExprDown(variable.getInitializer()) instanceof PsiMethodCallExpression made
                        && "withInitial".equals(made.getMethodExpression().getReferenceName())
                        && made.getArgumentList().getExpressionCount() == 1
                        && made.getArgumentList().getExpressions()[0] instanceof PsiLambdaExpression initial
                        && initial.getBody() instanceof PsiReferenceExpression shared
                ? shared
                : null;
    }
}
