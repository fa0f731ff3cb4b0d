package dev.heddle.inspections.analysis.name;

import com.intellij.psi.PsiAnonymousClass;
import com.intellij.psi.PsiCaseLabelElementList;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiClassType;
import com.intellij.psi.PsiCompiledElement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiFile;
import com.intellij.psi.PsiJavaCodeReferenceElement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiMethodReferenceExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiParameter;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiThisExpression;
import com.intellij.psi.PsiType;
import com.intellij.psi.PsiTypeElement;
import com.intellij.psi.PsiTypeParameter;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;

/**
 * Finds what names stand for, by the short way where the file leaves no doubt. PSI's own resolving weighs scopes,
 * overloads and generics each time and takes many times as long; it is asked wherever the short way is not sure.
 */
public final class Names {

    private Names() {}

    /** What a reference stands for; the same as {@code reference.resolve()}. */
    public static PsiElement targetOf(PsiReferenceExpression reference) {
        PsiField field = isPlain(reference) ? fieldInScope(reference) : null;
        return field != null ? field : reference.resolve();
    }

    /** A name of one word or after {@code this.}; the labels of a switch have a scope of their own. */
    private static boolean isPlain(PsiReferenceExpression reference) {
        PsiElement parent = reference.getParent();
        return !(reference instanceof PsiMethodReferenceExpression)
                && !(parent instanceof PsiMethodCallExpression)
                && !(parent instanceof PsiCaseLabelElementList)
                && (!reference.isQualified() || isThis(reference.getQualifierExpression()));
    }

    private static boolean isThis(PsiExpression expression) {
        return expression instanceof PsiThisExpression self && self.getQualifier() == null;
    }

    /** The field of an enclosing class that the name can only mean; null where it may be something else. */
    private static PsiField fieldInScope(PsiReferenceExpression reference) {
        String name = reference.getReferenceName();
        PsiClass scope = name == null ? null : scopeOf(reference);
        if (scope == null) {
            return null;
        }
        boolean ofThis = reference.isQualified();
        NameIndex index = NameIndex.of(scope.getContainingFile());
        if (!index.declaresField(name) || !ofThis && index.mayBeLocal(reference, name)) {
            return null;
        }
        for (; scope != null; scope = scopeOf(scope)) {
            PsiField field = index.fieldOf(scope, name);
            if (field != null || ofThis) {
                return field != null && field.getContainingClass() == scope ? field : null;
            }
        }
        return null;
    }

    /** The innermost class whose members a place can name. The arguments of an anonymous class are not inside it. */
    private static PsiClass scopeOf(PsiElement place) {
        PsiClass scope = PsiTreeUtil.getParentOfType(place, PsiClass.class);
        while (scope instanceof PsiTypeParameter
                || scope instanceof PsiAnonymousClass anonymous
                        && anonymous.getArgumentList() != null
                        && PsiTreeUtil.isAncestor(anonymous.getArgumentList(), place, false)) {
            scope = PsiTreeUtil.getParentOfType(scope, PsiClass.class);
        }
        return scope;
    }

    /** The method that a call calls; the same as {@code call.resolveMethod()}. */
    public static PsiMethod methodOf(PsiMethodCallExpression call) {
        PsiClass type = receiverInSight(call);
        PsiMethod only = type == null ? null : onlyMethod(type, call);
        return only != null ? only : call.resolveMethod();
    }

    /** The method that a call calls, where its source is there to be read; null otherwise. */
    public static PsiMethod sourceOf(PsiMethodCallExpression call) {
        PsiClass type = receiverInSight(call);
        if (type instanceof PsiCompiledElement) {
            return null;
        }
        PsiMethod method = type == null ? null : onlyMethod(type, call);
        method = method != null ? method : call.resolveMethod();
        return method == null || method.getContainingClass() == null || method.getBody() == null ? null : method;
    }

    /** The class that has the method; null where that cannot be told without resolving the call. */
    private static PsiClass receiverInSight(PsiMethodCallExpression call) {
        PsiReferenceExpression method = call.getMethodExpression();
        String name = method.getReferenceName();
        if (name == null) {
            return null;
        }
        if (method.isQualified()) {
            return method.getQualifierExpression() == null ? null : classOf(method.getQualifierExpression());
        }
        PsiClass scope = scopeOf(call);
        NameIndex index = scope == null ? null : NameIndex.of(scope.getContainingFile());
        while (scope != null && !index.hasMethod(scope, name)) {
            scope = scopeOf(scope);
        }
        return scope;
    }

    /** The one method of the class that has the name and takes as many arguments; null where there are several. */
    private static PsiMethod onlyMethod(PsiClass type, PsiMethodCallExpression call) {
        int arguments = call.getArgumentList().getExpressionCount();
        PsiMethod only = null;
        for (PsiMethod method : type.findMethodsByName(call.getMethodExpression().getReferenceName(), true)) {
            if (method.isVarArgs()
                    || method.hasModifierProperty(PsiModifier.PRIVATE) && method.getContainingClass() != type) {
                return null;
            }
            if (method.getParameterList().getParametersCount() == arguments) {
                if (only == null) {
                    only = method;
                } else if (!isOverriding(only, method, type)) {
                    return null;
                }
            }
        }
        return only;
    }

    private static boolean isOverriding(PsiMethod own, PsiMethod inherited, PsiClass type) {
        if (own.getContainingClass() != type) {
            return false;
        }
        PsiParameter[] parameters = own.getParameterList().getParameters();
        PsiParameter[] others = inherited.getParameterList().getParameters();
        for (int i = 0; i < parameters.length; i++) {
            if (!parameters[i].getType().equals(others[i].getType())) {
                return false;
            }
        }
        return true;
    }

    /** The class of the value of an expression, or the class that it names; null where it has none. */
    public static PsiClass classOf(PsiExpression expression) {
        PsiExpression plain = PsiUtil.skipParenthesizedExprDown(expression);
        if (plain instanceof PsiReferenceExpression reference
                && !(reference instanceof PsiMethodReferenceExpression)) {
            PsiElement target = targetOf(reference);
            if (target instanceof PsiClass named) {
                return named;
            }
            PsiClass declared = target instanceof PsiVariable variable ? classOf(variable) : null;
            if (declared != null && !(declared instanceof PsiTypeParameter)) {
                return declared;
            }
        }
        if (isThis(plain)) {
            return scopeOf(plain);
        }
        PsiType type = plain == null ? null : plain.getType();
        return type == null ? null : PsiUtil.resolveClassInType(type);
    }

    /** The class that a variable is declared with; of an array, that of its elements. */
    public static PsiClass classOf(PsiVariable variable) {
        PsiTypeElement written = variable.getTypeElement();
        boolean here = written != null
                && !written.isInferredType()
                && !(variable instanceof PsiCompiledElement)
                && variable.getType() instanceof PsiClassType;
        PsiJavaCodeReferenceElement name = here ? written.getInnermostComponentReferenceElement() : null;
        return name == null ? PsiUtil.resolveClassInType(variable.getType()) : classOf(name);
    }

    /** The class that a reference names, or null. */
    public static PsiClass classOf(PsiJavaCodeReferenceElement name) {
        PsiFile file = name.getContainingFile();
        return NameIndex.isAtHand(file)
                ? NameIndex.of(file).classNamed(name)
                : name.resolve() instanceof PsiClass type ? type : null;
    }
}
