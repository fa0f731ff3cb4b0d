package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.PsiCodeBlock;
import com.intellij.psi.PsiDeclarationStatement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpressionList;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.finding.Indent;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import java.util.List;

/** Does in time, or under a lock, what would come too late or half. */
final class ThreadUseFixes {

    private ThreadUseFixes() {}

    /** No fix where the task is kept for later: nobody knows then how often it is started. */
    static PlaceFix[] registerEarlier(PsiMethodCallExpression register) {
        return starterOf(register) == null ? new PlaceFix[0] : new PlaceFix[] {new RegisterEarlier()};
    }

    /** The statement that starts the task which begins with the call, or null. */
    private static PsiStatement starterOf(PsiElement call) {
        boolean starts = call.getParent() instanceof PsiExpressionStatement statement
                && statement.getParent() instanceof PsiCodeBlock block
                && block.getParent() instanceof PsiLambdaExpression task
                && task.getParent() instanceof PsiExpressionList;
        PsiLambdaExpression task = starts ? PsiTreeUtil.getParentOfType(call, PsiLambdaExpression.class) : null;
        PsiStatement starter = PsiTreeUtil.getParentOfType(task, PsiStatement.class);
        return starter != null && starter.getParent() instanceof PsiCodeBlock ? starter : null;
    }

    /** No fix where the code is no plain block with a stamp of its own. */
    static PlaceFix[] readUnderLock(PsiMethodCallExpression optimistic) {
        return firstAfter(optimistic) == null || optimistic.getMethodExpression().getQualifierExpression() == null
                ? new PlaceFix[0]
                : new PlaceFix[] {new ReadUnderLock()};
    }

    /** The first statement that reads after a declared stamp, or null. */
    private static PsiStatement firstAfter(PsiElement optimistic) {
        boolean kept = optimistic.getParent() instanceof PsiLocalVariable stamp
                && stamp.getParent() instanceof PsiDeclarationStatement declared
                && declared.getParent() instanceof PsiCodeBlock;
        return kept
                ? PsiTreeUtil.getNextSiblingOfType(optimistic.getParent().getParent(), PsiStatement.class)
                : null;
    }

    /** Registers in the thread that starts the task. */
    private static final class RegisterEarlier implements PlaceFix {

        @Override
        public String family() {
            return message("fix.register.earlier");
        }

        @Override
        public List<TextEdit> edits(PsiElement place) {
            PsiStatement starter = starterOf(place);
            if (starter == null) {
                return List.of();
            }
            PsiElement statement = place.getParent();
            int before = PsiTreeUtil.skipWhitespacesBackward(statement).getTextRange().getEndOffset();
            return List.of(
                    TextEdit.insert(
                            starter.getTextRange().getStartOffset(), statement.getText() + "\n" + Indent.of(starter)),
                    new TextEdit(before, statement.getTextRange().getEndOffset(), ""));
        }
    }

    /** Takes the read lock instead of hoping that nobody writes. */
    private static final class ReadUnderLock implements PlaceFix {

        @Override
        public String family() {
            return message("fix.read.lock");
        }

        @Override
        public List<TextEdit> edits(PsiElement place) {
            PsiStatement first = firstAfter(place);
            if (first == null || !(place instanceof PsiMethodCallExpression call)
                    || call.getMethodExpression().getQualifierExpression() == null) {
                return List.of();
            }
            PsiStatement[] all = ((PsiCodeBlock) first.getParent()).getStatements();
            String lock = call.getMethodExpression().getQualifierExpression().getText();
            String release = lock + ".unlockRead(" + ((PsiLocalVariable) call.getParent()).getName() + ");";
            return List.of(
                    TextEdit.replace(call.getMethodExpression().getReferenceNameElement(), "readLock"),
                    Indent.intoTry(first, all[all.length - 1], all[all.length - 1], release));
        }
    }
}
