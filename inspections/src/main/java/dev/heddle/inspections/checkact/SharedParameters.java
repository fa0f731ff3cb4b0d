package dev.heddle.inspections.checkact;

import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiParameter;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Names;

/** Parameters that stand for an object which several threads share, as the calls in the file tell. */
final class SharedParameters {

    private SharedParameters() {}

    /** The shared variable that a call in the same file hands to a parameter, or null. */
    static PsiVariable argument(PsiVariable variable) {
        if (!(variable instanceof PsiParameter parameter)
                || !(parameter.getDeclarationScope() instanceof PsiMethod method)
                || method.hasModifierProperty(PsiModifier.PUBLIC)) {
            return null;
        }
        int index = method.getParameterList().getParameterIndex(parameter);
        for (PsiReferenceExpression name : NameIndex.of(method.getContainingFile()).usesOf(method)) {
            if (name.getParent() instanceof PsiMethodCallExpression call) {
                PsiExpression[] arguments = call.getArgumentList().getExpressions();
                PsiVariable shared = index < arguments.length ? captured(arguments[index]) : null;
                if (shared != null) {
                    return shared;
                }
            }
        }
        return null;
    }

    /** Parameters of parameters are not followed. */
    private static PsiVariable captured(PsiExpression argument) {
        return PsiUtil.skipParenthesizedExprDown(argument) instanceof PsiReferenceExpression reference
                        && Names.targetOf(reference) instanceof PsiVariable variable
                        && !(variable instanceof PsiField)
                        && SharedKind.isCaptured(reference, variable)
                ? variable
                : null;
    }
}
