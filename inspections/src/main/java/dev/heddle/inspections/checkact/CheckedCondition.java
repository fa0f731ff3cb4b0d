package dev.heddle.inspections.checkact;

import com.intellij.psi.JavaTokenType;
import com.intellij.psi.PsiBinaryExpression;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiPolyadicExpression;
import com.intellij.psi.PsiPrefixExpression;
import com.intellij.psi.util.PsiUtil;

/**
 * A condition that asks a shared object something.
 *
 * @param negated whether it holds when the answer is false, or, for a comparison, not equal
 * @param compared what the answer is compared with, or null where the answer is a boolean
 */
record CheckedCondition(CallOn call, boolean negated, PsiExpression compared) {

    static CheckedCondition of(PsiExpression given) {
        PsiExpression expression = PsiUtil.skipParenthesizedExprDown(given);
        if (expression instanceof PsiPolyadicExpression several
                && (several.getOperationTokenType() == JavaTokenType.ANDAND)) {
            for (PsiExpression operand : several.getOperands()) {
                CheckedCondition found = of(operand);
                if (found != null) {
                    return found;
                }
            }
            return null;
        }
        if (expression instanceof PsiPrefixExpression prefix
                && prefix.getOperationTokenType() == JavaTokenType.EXCL) {
            CheckedCondition inner = of(prefix.getOperand());
            return inner == null ? null : new CheckedCondition(inner.call, !inner.negated, inner.compared);
        }
        if (expression instanceof PsiBinaryExpression comparison) {
            return ofComparison(comparison);
        }
        CallOn call = CallOn.of(expression);
        return call == null ? null : new CheckedCondition(call, false, null);
    }

    private static CheckedCondition ofComparison(PsiBinaryExpression comparison) {
        CallOn left = CallOn.of(comparison.getLOperand());
        if (left == null) {
            return null;
        }
        boolean equal = comparison.getOperationTokenType() == JavaTokenType.EQEQ;
        boolean unequal = comparison.getOperationTokenType() == JavaTokenType.NE;
        if (equal || unequal) {
            return new CheckedCondition(left, unequal, comparison.getROperand());
        }
        return new CheckedCondition(left, true, comparison.getROperand());
    }

    boolean isNullCheck() {
        return isNull(compared);
    }

    /** Whether it is an ordering such as {@code a.get() > 0}. */
    boolean isEquality() {
        return compared == null || !negated;
    }

    /** What is compared with null in {@code x == null}, or null. */
    static PsiExpression nullChecked(PsiExpression given) {
        return PsiUtil.skipParenthesizedExprDown(given) instanceof PsiBinaryExpression comparison
                        && comparison.getOperationTokenType() == JavaTokenType.EQEQ
                        && isNull(comparison.getROperand())
                ? PsiUtil.skipParenthesizedExprDown(comparison.getLOperand())
                : null;
    }

    static boolean isNull(PsiExpression expression) {
        return PsiUtil.skipParenthesizedExprDown(expression) instanceof PsiLiteralExpression literal
                && "null".equals(literal.getText());
    }
}
