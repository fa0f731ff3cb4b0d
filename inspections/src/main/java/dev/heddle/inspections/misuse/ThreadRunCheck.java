package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.Messages.message;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiSuperExpression;
import com.intellij.psi.PsiThisExpression;
import dev.heddle.inspections.Finding;
import dev.heddle.inspections.fixes.PlaceFix;
import dev.heddle.inspections.fixes.TextEdit;
import java.util.List;

/** {@code thread.run()}, which runs the code at once, on the wrong thread. */
final class ThreadRunCheck {

    private ThreadRunCheck() {}

    static Finding of(PsiMethodCallExpression call) {
        PsiExpression qualifier = call.getMethodExpression().getQualifierExpression();
        if (qualifier == null || qualifier instanceof PsiSuperExpression || qualifier instanceof PsiThisExpression
                || !call.getArgumentList().isEmpty() || !Calls.isOn(call, "java.lang.Thread")) {
            return null;
        }
        return Finding.at(call, message("misuse.thread.run"), new StartFix());
    }

    private static final class StartFix implements PlaceFix {

        @Override
        public String name() {
            return message("fix.replace.with", "start");
        }

        @Override
        public String family() {
            return message("fix.thread.start.family");
        }

        @Override
        public List<TextEdit> edits(PsiElement place) {
            PsiElement name = place instanceof PsiMethodCallExpression call
                    ? call.getMethodExpression().getReferenceNameElement()
                    : null;
            return name == null ? List.of() : List.of(TextEdit.replace(name, "start"));
        }
    }
}
