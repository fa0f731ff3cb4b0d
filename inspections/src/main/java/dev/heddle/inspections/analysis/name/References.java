package dev.heddle.inspections.analysis.name;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiClassObjectAccessExpression;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiForeachStatement;
import com.intellij.psi.PsiJavaCodeReferenceElement;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiParameter;
import com.intellij.psi.PsiParenthesizedExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiThisExpression;
import com.intellij.psi.PsiType;
import com.intellij.psi.PsiTypeCastExpression;
import com.intellij.psi.PsiTypeParameter;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.InheritanceUtil;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.event.ObjectRef;

/** Names the objects that expressions stand for. */
public final class References {

    private References() {}

    public static ObjectRef of(PsiExpression expression) {
        return of(expression, 0);
    }

    /** The object that a method is called on; one that is made for the call has the name of the place. */
    public static ObjectRef receiver(PsiExpression qualifier) {
        return PsiUtil.skipParenthesizedExprDown(qualifier) instanceof PsiNewExpression made
                ? new ObjectRef.Made(made)
                : of(qualifier);
    }

    private static ObjectRef of(PsiExpression expression, int depth) {
        if (expression == null || depth > ObjectRef.MAX_DEPTH) {
            return ObjectRef.UNTRACKED;
        }
        if (expression instanceof PsiParenthesizedExpression parenthesized) {
            return of(parenthesized.getExpression(), depth);
        }
        if (expression instanceof PsiTypeCastExpression cast) {
            return of(cast.getOperand(), depth);
        }
        if (expression instanceof PsiThisExpression self) {
            return ofThis(self);
        }
        if (expression instanceof PsiClassObjectAccessExpression literal) {
            PsiClass type = PsiUtil.resolveClassInType(literal.getOperand().getType());
            return type == null ? ObjectRef.UNTRACKED : new ObjectRef.Type(type);
        }
        if (expression instanceof PsiMethodCallExpression call) {
            return of(ThreadLocals.sharedValue(call), depth + 1);
        }
        if (expression instanceof PsiReferenceExpression reference) {
            PsiElement target = Names.targetOf(reference);
            if (target instanceof PsiField field) {
                return ObjectRef.via(ownerOf(reference, field, depth), field);
            }
            return target instanceof PsiVariable variable ? ofLocal(variable, depth) : ObjectRef.UNTRACKED;
        }
        return ObjectRef.UNTRACKED;
    }

    private static ObjectRef ofThis(PsiThisExpression self) {
        PsiJavaCodeReferenceElement qualifier = self.getQualifier();
        PsiElement target = qualifier == null ? null : qualifier.resolve();
        PsiClass type = target instanceof PsiClass named ? named : enclosingClass(self);
        return type == null ? ObjectRef.UNTRACKED : new ObjectRef.This(type);
    }

    /** A local variable that only ever names a field's object is that object; other locals stand for themselves. */
    private static ObjectRef ofLocal(PsiVariable variable, int depth) {
        if (variable instanceof PsiParameter parameter) {
            return parameter.getDeclarationScope() instanceof PsiForeachStatement
                    ? ObjectRef.UNTRACKED
                    : new ObjectRef.Local(variable);
        }
        if (variable instanceof PsiLocalVariable local) {
            PsiExpression initializer = PsiUtil.skipParenthesizedExprDown(local.getInitializer());
            if (initializer instanceof PsiReferenceExpression || initializer instanceof PsiThisExpression) {
                ObjectRef source = of(initializer, depth + 1);
                return source == ObjectRef.UNTRACKED ? new ObjectRef.Local(local) : source;
            }
            if (initializer instanceof PsiMethodCallExpression) {
                return isThreadLike(local.getType()) || SafeContainers.isSafe(local)
                        ? new ObjectRef.Local(local)
                        : ObjectRef.UNTRACKED;
            }
            return new ObjectRef.Local(local);
        }
        return ObjectRef.UNTRACKED;
    }

    private static boolean isThreadLike(PsiType type) {
        return InheritanceUtil.isInheritor(type, "java.util.concurrent.Future")
                || InheritanceUtil.isInheritor(type, "java.lang.Thread");
    }

    /** The object whose field a reference names. */
    public static ObjectRef ownerOf(PsiReferenceExpression reference, PsiField field) {
        return ownerOf(reference, field, 0);
    }

    private static ObjectRef ownerOf(PsiReferenceExpression reference, PsiField field, int depth) {
        PsiClass declaring = field.getContainingClass();
        if (declaring == null) {
            return ObjectRef.UNTRACKED;
        }
        if (field.hasModifierProperty(PsiModifier.STATIC)) {
            return new ObjectRef.Type(declaring);
        }
        PsiExpression qualifier = reference.getQualifierExpression();
        return qualifier == null ? implicitThis(reference, declaring) : of(qualifier, depth + 1);
    }

    /** The receiver of an unqualified member: the innermost enclosing instance that has the member. */
    public static ObjectRef implicitThis(PsiElement place, PsiClass declaring) {
        PsiClass enclosing = enclosingClass(place);
        while (enclosing != null) {
            if (enclosing == declaring || InheritanceUtil.isInheritorOrSelf(enclosing, declaring, true)) {
                return new ObjectRef.This(enclosing);
            }
            enclosing = enclosingClass(enclosing);
        }
        return ObjectRef.UNTRACKED;
    }

    public static PsiClass enclosingClass(PsiElement place) {
        PsiClass enclosing = PsiTreeUtil.getParentOfType(place, PsiClass.class);
        while (enclosing instanceof PsiTypeParameter) {
            enclosing = PsiTreeUtil.getParentOfType(enclosing, PsiClass.class);
        }
        return enclosing;
    }

    static boolean isNew(PsiExpression expression) {
        return PsiUtil.skipParenthesizedExprDown(expression) instanceof PsiNewExpression;
    }
}
