package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.Messages.message;

import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiSuperExpression;
import com.intellij.psi.PsiThisExpression;
import dev.heddle.inspections.Finding;

/** {@code thread.run()}, which runs the code at once, on the wrong thread. */
final class ThreadRunCheck {

    private ThreadRunCheck() {}

    static Finding of(PsiMethodCallExpression call) {
        PsiExpression qualifier = call.getMethodExpression().getQualifierExpression();
        if (qualifier == null || qualifier instanceof PsiSuperExpression || qualifier instanceof PsiThisExpression
                || !call.getArgumentList().isEmpty() || !Calls.isOn(call, "java.lang.Thread")) {
            return null;
        }
        return Finding.at(
                call, message("misuse.thread.run"), OtherCallFix.sameArguments("fix.thread.start.family", "start"));
    }
}
