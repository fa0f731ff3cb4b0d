package dev.heddle.inspections.checkact;

import com.intellij.psi.PsiBlockStatement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import java.util.regex.Pattern;

/** Comparing and taking apart small pieces of source. */
final class TextPatterns {

    private TextPatterns() {}

    /** The text without blanks and a leading {@code this.}, for comparing. */
    static String plain(PsiElement element) {
        String text = element.getText().replaceAll("\\s+", "");
        return text.startsWith("this.") ? text.substring(5) : text;
    }

    static boolean same(PsiExpression one, PsiExpression other) {
        return one != null && other != null && plain(one).equals(plain(other));
    }

    /** Whether evaluating it early, late or twice makes no difference. */
    static boolean isSimple(PsiExpression expression) {
        PsiExpression inner = PsiUtil.skipParenthesizedExprDown(expression);
        return inner instanceof PsiLiteralExpression
                || inner instanceof PsiReferenceExpression reference
                        && (reference.getQualifierExpression() == null
                                || isSimple(reference.getQualifierExpression()));
    }

    /** A name for a lambda parameter that means nothing else in the method round a place. */
    static String freshName(PsiElement place, String wish) {
        PsiMethod method = PsiTreeUtil.getParentOfType(place, PsiMethod.class);
        String surroundings = method == null ? place.getText() : method.getText();
        String name = wish;
        for (int i = 2; Pattern.compile("\\b" + name + "\\b").matcher(surroundings).find(); i++) {
            name = wish + i;
        }
        return name;
    }

    /** The statements of a branch, with or without braces. */
    static PsiStatement[] statements(PsiStatement branch) {
        if (branch instanceof PsiBlockStatement block) {
            return block.getCodeBlock().getStatements();
        }
        return branch == null ? new PsiStatement[0] : new PsiStatement[] {branch};
    }

    /** The only statement of a branch as an expression, or null. */
    static PsiExpression onlyExpression(PsiStatement branch) {
        PsiStatement[] statements = statements(branch);
        return statements.length == 1 && statements[0] instanceof PsiExpressionStatement single
                ? single.getExpression()
                : null;
    }
}
