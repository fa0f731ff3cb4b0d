package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.PsiCatchSection;
import com.intellij.psi.PsiCodeBlock;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiTryStatement;
import com.intellij.psi.PsiTypes;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.finding.Indent;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import java.util.List;

/** Keeps an interrupt that would be forgotten. */
final class InterruptFixes {

    private static final String AGAIN = "Thread.currentThread().interrupt();";

    private InterruptFixes() {}

    /** Whether the code round a place can simply return; where a value is due, only its author knows which. */
    static boolean canLeave(PsiElement place) {
        PsiElement body = PsiTreeUtil.getParentOfType(place, PsiMethod.class, PsiLambdaExpression.class);
        return body instanceof PsiMethod method && PsiTypes.voidType().equals(method.getReturnType());
    }

    static boolean isForInterrupts(PsiCatchSection section) {
        return section.getParameter() != null
                && section.getParameter().getTypeElement() != null
                && section.getParameter().getTypeElement().getText().endsWith("InterruptedException");
    }

    /** Sets the interrupt again and leaves the method. */
    static final class Leave implements PlaceFix {

        @Override
        public String family() {
            return message("fix.interrupt.leave");
        }

        @Override
        public List<TextEdit> edits(PsiElement place) {
            PsiTryStatement tried = PsiTreeUtil.getParentOfType(place, PsiTryStatement.class);
            while (tried != null) {
                for (PsiCatchSection section : tried.getCatchSections()) {
                    if (isForInterrupts(section) && section.getCatchBlock() != null) {
                        return List.of(leaveAtEnd(section.getCatchBlock()));
                    }
                }
                tried = PsiTreeUtil.getParentOfType(tried, PsiTryStatement.class);
            }
            return List.of();
        }

        private static TextEdit leaveAtEnd(PsiCodeBlock caught) {
            String indent = Indent.of(caught);
            String lines = "\n" + indent + "    " + AGAIN + "\n" + indent + "    return;";
            PsiStatement[] statements = caught.getStatements();
            return statements.length == 0
                    ? TextEdit.replace(caught, "{" + lines + "\n" + indent + "}")
                    : TextEdit.insert(statements[statements.length - 1].getTextRange().getEndOffset(), lines);
        }
    }

    /** Asks for the interrupt without clearing it. */
    static final class AskOnly implements PlaceFix {

        @Override
        public String family() {
            return message("fix.interrupt.ask");
        }

        @Override
        public List<TextEdit> edits(PsiElement place) {
            return place instanceof PsiMethodCallExpression
                    ? List.of(TextEdit.replace(place, "Thread.currentThread().isInterrupted()"))
                    : List.of();
        }
    }
}
