package dev.heddle.inspections.analysis.event;

import com.intellij.psi.PsiClassInitializer;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiLoopStatement;
import com.intellij.psi.PsiMember;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiMethodReferenceExpression;
import com.intellij.psi.util.PsiTreeUtil;

/** Pieces of code that run as a whole: methods, lambdas, initializers. */
public final class Bodies {

    private Bodies() {}

    public static PsiElement codeOf(PsiElement body) {
        if (body instanceof PsiMethod method) {
            return method.getBody();
        }
        if (body instanceof PsiLambdaExpression lambda) {
            return lambda.getBody();
        }
        if (body instanceof PsiClassInitializer initializer) {
            return initializer.getBody();
        }
        if (body instanceof PsiMethodReferenceExpression) {
            return body;
        }
        return body instanceof PsiField field ? field.getInitializer() : null;
    }

    /** The method, initializer or field that a place belongs to, lambdas seen through. */
    public static PsiMember memberOf(PsiElement place) {
        return PsiTreeUtil.getParentOfType(place, PsiMethod.class, PsiClassInitializer.class, PsiField.class);
    }

    /** The innermost loop round a place that is still inside {@code body}, or null. */
    public static PsiElement loopRound(PsiElement place, PsiElement body) {
        for (PsiElement parent = place.getParent(); parent != null && parent != body; parent = parent.getParent()) {
            if (parent instanceof PsiLoopStatement) {
                return parent;
            }
            if (parent instanceof PsiLambdaExpression lambda && isRepeated(lambda)) {
                return lambda;
            }
            if (parent instanceof PsiMember) {
                return null;
            }
        }
        return null;
    }

    private static boolean isRepeated(PsiLambdaExpression lambda) {
        return lambda.getParent().getParent() instanceof PsiMethodCallExpression call
                && call.getMethodExpression().getReferenceName() != null
                && call.getMethodExpression().getReferenceName().matches("forEach(Ordered)?|map(ToObj)?");
    }
}
