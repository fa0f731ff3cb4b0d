package dev.heddle.inspections.checkact;

import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiUtil;

/**
 * A call {@code receiver.name(arguments)} on a shared variable.
 *
 * @param receiver the receiver's text, to compare two calls
 */
record CallOn(PsiMethodCallExpression call, PsiVariable variable, String receiver, String name) {

    /** The call in an expression, or null where it is none on a variable that threads share. */
    static CallOn of(PsiExpression expression) {
        if (!(PsiUtil.skipParenthesizedExprDown(expression) instanceof PsiMethodCallExpression call)) {
            return null;
        }
        PsiExpression qualifier = call.getMethodExpression().getQualifierExpression();
        String name = call.getMethodExpression().getReferenceName();
        PsiVariable variable = qualifier == null || name == null ? null : SharedKind.sharedVariable(qualifier);
        return variable == null ? null : new CallOn(call, variable, TextPatterns.plain(qualifier), name);
    }

    SharedKind kind() {
        return SharedKind.of(variable);
    }

    PsiExpression argument(int index) {
        PsiExpression[] arguments = call.getArgumentList().getExpressions();
        return index < arguments.length ? arguments[index] : null;
    }

    int arguments() {
        return call.getArgumentList().getExpressionCount();
    }

    boolean isSameReceiver(CallOn other) {
        return other != null && other.variable == variable && other.receiver.equals(receiver);
    }

    boolean hasSameFirstArgument(CallOn other) {
        return TextPatterns.same(argument(0), other.argument(0));
    }
}
