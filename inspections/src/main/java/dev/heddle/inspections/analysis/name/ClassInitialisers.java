package dev.heddle.inspections.analysis.name;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiClassInitializer;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiJavaCodeReferenceElement;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;

/** Static initialisers that run code, and the uses of a class that run them. */
public final class ClassInitialisers {

    private ClassInitialisers() {}

    /** Whether initialising the class may need another class or a lock; a subclass initialises its parent. */
    public static boolean matter(PsiClass type) {
        for (PsiClassInitializer initializer : type.getInitializers()) {
            if (initializer.hasModifierProperty(PsiModifier.STATIC)) {
                return true;
            }
        }
        for (PsiField field : type.getFields()) {
            if (field.hasModifierProperty(PsiModifier.STATIC) && field.getInitializer() != null
                    && runsCode(field.getInitializer())) {
                return true;
            }
        }
        return type.getExtendsList() != null && type.getExtendsList().getReferenceElements().length > 0;
    }

    private static boolean runsCode(PsiExpression value) {
        return !PsiTreeUtil.findChildrenOfAnyType(
                        value, false, PsiMethodCallExpression.class, PsiNewExpression.class)
                .isEmpty();
    }

    /** Whether naming the class here initialises it: it is made, or a static member that is no constant is used. */
    public static boolean isTriggeredBy(PsiJavaCodeReferenceElement use, PsiClass type) {
        if (PsiTreeUtil.isAncestor(type, use, true)) {
            return false;
        }
        boolean makes = use.getParent() instanceof PsiNewExpression created && created.getArgumentList() != null;
        boolean qualifies = use.getParent() instanceof PsiReferenceExpression member
                && member.getQualifierExpression() == use
                && !isConstant(member);
        return (makes || qualifies) && use.isReferenceTo(type);
    }

    private static boolean isConstant(PsiReferenceExpression member) {
        return Names.targetOf(member) instanceof PsiField field
                && field.hasModifierProperty(PsiModifier.FINAL)
                && PsiUtil.skipParenthesizedExprDown(field.getInitializer()) instanceof PsiLiteralExpression;
    }
}
