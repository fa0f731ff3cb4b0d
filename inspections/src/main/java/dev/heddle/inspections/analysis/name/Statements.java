package dev.heddle.inspections.analysis.name;

import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiDeclarationStatement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiLocalVariable;

/** What statements are about. */
public final class Statements {

    private Statements() {}

    /** The expression that a statement is, or whose value it keeps: {@code long stamp = lock.writeLock();}. Else null. */
    public static PsiExpression valueOf(PsiElement statement) {
        if (statement instanceof PsiExpressionStatement plain) {
            return plain.getExpression() instanceof PsiAssignmentExpression assignment
                    ? assignment.getRExpression()
                    : plain.getExpression();
        }
        return statement instanceof PsiDeclarationStatement declaration
                        && declaration.getDeclaredElements().length == 1
                        && declaration.getDeclaredElements()[0] instanceof PsiLocalVariable kept
                ? kept.getInitializer()
                : null;
    }
}
