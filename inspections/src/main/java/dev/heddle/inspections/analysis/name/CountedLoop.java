package dev.heddle.inspections.analysis.name;

import com.intellij.psi.JavaTokenType;
import com.intellij.psi.PsiBinaryExpression;
import com.intellij.psi.PsiBreakStatement;
import com.intellij.psi.PsiContinueStatement;
import com.intellij.psi.PsiDeclarationStatement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiForStatement;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiReturnStatement;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiThrowStatement;
import com.intellij.psi.PsiUnaryExpression;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;

/** {@code for (int i = 0; i < 3; i++)}: a loop whose turns the source tells. */
public final class CountedLoop {

    private CountedLoop() {}

    /** How often the loop runs what is inside its body, or -1 where that cannot be told. */
    public static int turns(PsiForStatement loop, PsiElement inside) {
        PsiLocalVariable counter = counter(loop.getInitialization());
        if (counter == null
                || !PsiTreeUtil.isAncestor(loop.getBody(), inside, false)
                || !(literal(counter.getInitializer()) instanceof Integer first)
                || !(loop.getCondition() instanceof PsiBinaryExpression limit)
                || !isCounter(limit.getLOperand(), counter)
                || !(literal(limit.getROperand()) instanceof Integer last)
                || !isIncrement(loop.getUpdate(), counter)
                || canBeLeft(loop.getBody(), counter)) {
            return -1;
        }
        if (limit.getOperationTokenType() == JavaTokenType.LT) {
            return Math.max(0, last - first);
        }
        return limit.getOperationTokenType() == JavaTokenType.LE ? Math.max(0, last - first + 1) : -1;
    }

    private static PsiLocalVariable counter(PsiStatement initialization) {
        return initialization instanceof PsiDeclarationStatement declaration
                        && declaration.getDeclaredElements().length == 1
                        && declaration.getDeclaredElements()[0] instanceof PsiLocalVariable local
                ? local
                : null;
    }

    private static Object literal(PsiExpression expression) {
        return expression instanceof PsiLiteralExpression literal ? literal.getValue() : null;
    }

    private static boolean isCounter(PsiExpression expression, PsiLocalVariable counter) {
        return expression instanceof PsiReferenceExpression reference && Names.targetOf(reference) == counter;
    }

    private static boolean isIncrement(PsiStatement update, PsiLocalVariable counter) {
        return update instanceof PsiExpressionStatement statement
                && statement.getExpression() instanceof PsiUnaryExpression step
                && step.getOperationTokenType() == JavaTokenType.PLUSPLUS
                && isCounter(step.getOperand(), counter);
    }

    private static boolean canBeLeft(PsiStatement body, PsiLocalVariable counter) {
        return !PsiTreeUtil.findChildrenOfAnyType(
                                body, PsiBreakStatement.class, PsiContinueStatement.class, PsiReturnStatement.class,
                                PsiThrowStatement.class)
                        .isEmpty()
                || PsiTreeUtil.findChildrenOfType(body, PsiReferenceExpression.class).stream()
                        .anyMatch(use -> PsiUtil.isAccessedForWriting(use) && isCounter(use, counter));
    }
}
