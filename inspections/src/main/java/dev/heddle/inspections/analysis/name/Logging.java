package dev.heddle.inspections.analysis.name;

import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiBlockStatement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiMember;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.util.PsiTreeUtil;
import java.util.regex.Pattern;

/** Values that are read for a line in a log only: nobody minds an old one there. */
public final class Logging {

    private static final Pattern LEVELS =
            Pattern.compile("trace|debug|info|warn|warning|error|fatal|severe|fine|finer|finest|log([A-Z]\\w*)?");
    private static final Pattern LOGGERS = Pattern.compile("(?i)(.*\\.)?(get)?log(ger)?(utils?)?(\\(\\))?");

    private Logging() {}

    /** In what is logged, or in a condition that decides on nothing but what is logged. */
    public static boolean isReadForLog(PsiElement place) {
        for (PsiElement child = place; child != null && !(child instanceof PsiMember)
                && !(child instanceof PsiLambdaExpression); child = child.getParent()) {
            if (child instanceof PsiMethodCallExpression call && isLogCall(call)) {
                return true;
            }
            if (child.getParent() instanceof PsiIfStatement choice) {
                return choice.getCondition() == child
                        && choice.getElseBranch() == null
                        && onlyLogs(choice.getThenBranch())
                        && PsiTreeUtil.findChildrenOfType(choice, PsiMethodCallExpression.class).stream()
                                .anyMatch(Logging::isLogCall);
            }
            if (child instanceof PsiStatement) {
                return false;
            }
        }
        return false;
    }

    /** Calls of a logger, flags that are set or cleared on the way, and choices between such. */
    public static boolean onlyLogs(PsiStatement statement) {
        if (statement instanceof PsiBlockStatement block) {
            for (PsiStatement inner : block.getCodeBlock().getStatements()) {
                if (!onlyLogs(inner)) {
                    return false;
                }
            }
            return true;
        }
        if (statement instanceof PsiIfStatement choice) {
            return onlyLogs(choice.getThenBranch())
                    && (choice.getElseBranch() == null || onlyLogs(choice.getElseBranch()));
        }
        PsiExpression done = statement instanceof PsiExpressionStatement step ? step.getExpression() : null;
        return done instanceof PsiMethodCallExpression call && isLogCall(call)
                || done instanceof PsiAssignmentExpression set && set.getRExpression() instanceof PsiLiteralExpression;
    }

    /** Whether a call writes a line, or asks whether it should be written. */
    public static boolean isCall(PsiMethodCallExpression call) {
        PsiExpression logger = call.getMethodExpression().getQualifierExpression();
        return isLogCall(call)
                || logger != null
                        && LOGGERS.matcher(logger.getText()).matches()
                        && String.valueOf(call.getMethodExpression().getReferenceName())
                                .matches("is\\w+(Enabled|able)");
    }

    private static boolean isLogCall(PsiMethodCallExpression call) {
        PsiExpression logger = call.getMethodExpression().getQualifierExpression();
        return logger != null
                && LEVELS.matcher(String.valueOf(call.getMethodExpression().getReferenceName())).matches()
                && LOGGERS.matcher(logger.getText()).matches();
    }
}
