package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.finding.Finding;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** {@code worker.start(); … worker.start();} in one block, with no new thread in between. */
final class SecondStarts {

    /** What is known of a block: each start in it asks. */
    private final Map<PsiElement, Set<PsiMethodCallExpression>> byBlock = new HashMap<>();

    Finding of(PsiMethodCallExpression call) {
        if (!(call.getParent() instanceof PsiExpressionStatement statement)
                || !(call.getMethodExpression().getQualifierExpression() instanceof PsiReferenceExpression thread)
                || !byBlock.computeIfAbsent(statement.getParent(), SecondStarts::in).contains(call)
                || !Calls.isOn(call, "java.lang.Thread")) {
            return null;
        }
        return Finding.at(call, message("misuse.started.twice", thread.getText()));
    }

    private static Set<PsiMethodCallExpression> in(PsiElement block) {
        Set<PsiMethodCallExpression> again = new HashSet<>();
        Set<String> started = new HashSet<>();
        for (PsiElement step : block.getChildren()) {
            if (!started.isEmpty()) {
                PsiTreeUtil.findChildrenOfAnyType(step, false, PsiAssignmentExpression.class)
                        .forEach(made -> started.remove(Calls.name(made.getLExpression())));
            }
            if (step instanceof PsiExpressionStatement statement
                    && statement.getExpression() instanceof PsiMethodCallExpression start
                    && "start".equals(start.getMethodExpression().getReferenceName())
                    && !started.add(Calls.receiver(start))) {
                again.add(start);
            }
        }
        return again;
    }
}
