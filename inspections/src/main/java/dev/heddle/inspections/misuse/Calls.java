package dev.heddle.inspections.misuse;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.util.InheritanceUtil;
import dev.heddle.inspections.analysis.name.Names;

/** What a call is called on. */
final class Calls {

    private Calls() {}

    static boolean isOn(PsiMethodCallExpression call, String type) {
        PsiExpression qualifier = call.getMethodExpression().getQualifierExpression();
        PsiClass resolved = qualifier == null ? null : Names.classOf(qualifier);
        if (resolved != null) {
            return InheritanceUtil.isInheritor(resolved, type);
        }
        PsiMethod method = Names.methodOf(call);
        return method != null
                && method.getContainingClass() != null
                && InheritanceUtil.isInheritor(method.getContainingClass(), type);
    }

    static boolean isDeclaredIn(PsiMethodCallExpression call, String type) {
        PsiMethod method = Names.methodOf(call);
        return method != null
                && method.getContainingClass() != null
                && type.equals(method.getContainingClass().getQualifiedName());
    }

    static boolean isInPackage(PsiMethodCallExpression call, String name) {
        PsiExpression qualifier = call.getMethodExpression().getQualifierExpression();
        PsiClass resolved = qualifier == null ? null : Names.classOf(qualifier);
        return resolved != null
                && resolved.getQualifiedName() != null
                && resolved.getQualifiedName().startsWith(name + ".");
    }

    /** The receiver as text, {@code this} where there is none. */
    static String receiver(PsiMethodCallExpression call) {
        PsiExpression qualifier = call.getMethodExpression().getQualifierExpression();
        return qualifier == null ? "this" : name(qualifier);
    }

    /** A variable as text, the same with and without {@code this}. */
    static String name(PsiExpression variable) {
        String text = variable.getText().replaceAll("\\s+", "");
        return text.startsWith("this.") ? text.substring(5) : text;
    }
}
