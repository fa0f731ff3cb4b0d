package dev.heddle.inspections.analysis.sharing;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Names;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Synchronizers that let go before all have come: a latch whose count is too small, a phaser that a thread has yet to
 * register with. Waiting for them puts nothing in order.
 */
public final class EarlyReleases {

    private final FileModel model;
    private final Map<PsiVariable, Boolean> known = new ConcurrentHashMap<>();

    EarlyReleases(FileModel model) {
        this.model = model;
    }

    /** Whether a wait may be over before the threads that it is for have come. */
    boolean isEarly(PsiElement wait) {
        return wait instanceof PsiMethodCallExpression call
                && call.getMethodExpression().getQualifierExpression() instanceof PsiReferenceExpression name
                && Names.targetOf(name) instanceof PsiVariable synchronizer
                && PsiUtil.skipParenthesizedExprDown(synchronizer.getInitializer()) instanceof PsiNewExpression made
                && made.getClassReference() != null
                && known.computeIfAbsent(
                        synchronizer, key -> letsGoEarly(key, made, made.getClassReference().getReferenceName()));
    }

    private boolean letsGoEarly(PsiVariable synchronizer, PsiNewExpression made, String kind) {
        if ("CountDownLatch".equals(kind)
                && made.getArgumentList() != null
                && made.getArgumentList().getExpressionCount() == 1
                && made.getArgumentList().getExpressions()[0] instanceof PsiLiteralExpression literal
                && literal.getValue() instanceof Integer count) {
            CallCounts counts = CallCounts.of(model, synchronizer);
            return counts.areKnown() && counts.of("countDown") > count;
        }
        return "Phaser".equals(kind)
                && NameIndex.of(model.scope().file()).usesOf(synchronizer).stream()
                        .map(use -> use.getParent().getParent())
                        .anyMatch(call -> call instanceof PsiMethodCallExpression register
                                && "register".equals(register.getMethodExpression().getReferenceName())
                                && isByTask(register));
    }

    /** Whether a task calls a method of something that was made outside it. */
    public static boolean isByTask(PsiMethodCallExpression call) {
        PsiLambdaExpression task = PsiTreeUtil.getParentOfType(call, PsiLambdaExpression.class, true, PsiMethod.class);
        return task != null
                && call.getMethodExpression().getQualifierExpression() instanceof PsiReferenceExpression receiver
                && Names.targetOf(receiver) instanceof PsiVariable declared
                && !PsiTreeUtil.isAncestor(task, declared, true);
    }
}
