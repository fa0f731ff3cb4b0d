package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiConditionalLoopStatement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.Indent;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import java.util.List;

/** Waking a thread before what it looks at is set: it may look, see the old value and sleep for ever. */
final class UnparkCheck {

    private UnparkCheck() {}

    static Finding of(PsiMethodCallExpression call) {
        if (!(call.getParent() instanceof PsiExpressionStatement statement)
                || !Calls.isDeclaredIn(call, "java.util.concurrent.locks.LockSupport")) {
            return null;
        }
        PsiExpressionStatement later = setAfter(statement);
        return later == null ? null
                : Finding.at(call, message("misuse.unpark.early", setBy(later).getName()), new UnparkLaterFix());
    }

    /** The next statement that sets what a parked thread looks at, or null. */
    private static PsiExpressionStatement setAfter(PsiExpressionStatement unpark) {
        for (PsiElement next = unpark.getNextSibling(); next != null; next = next.getNextSibling()) {
            if (next instanceof PsiExpressionStatement later
                    && setBy(later) != null
                    && isLookedAtByParked(setBy(later))) {
                return later;
            }
        }
        return null;
    }

    private static PsiField setBy(PsiExpressionStatement statement) {
        return statement.getExpression() instanceof PsiAssignmentExpression assignment
                        && assignment.getLExpression() instanceof PsiReferenceExpression target
                        && Names.targetOf(target) instanceof PsiField field
                ? field
                : null;
    }

    /** Moves the call behind the statement that sets the field. */
    private static final class UnparkLaterFix implements PlaceFix {

        @Override
        public String family() {
            return message("fix.unpark.later");
        }

        @Override
        public List<TextEdit> edits(PsiElement place) {
            PsiExpressionStatement later =
                    place.getParent() instanceof PsiExpressionStatement unpark ? setAfter(unpark) : null;
            if (later == null) {
                return List.of();
            }
            PsiElement next = PsiTreeUtil.skipWhitespacesForward(place.getParent());
            int from = place.getParent().getTextRange().getStartOffset();
            return List.of(
                    new TextEdit(from, next == null ? from : next.getTextRange().getStartOffset(), ""),
                    TextEdit.insert(
                            later.getTextRange().getEndOffset(),
                            "\n" + Indent.of(later) + place.getParent().getText()));
        }
    }

    private static boolean isLookedAtByParked(PsiField field) {
        for (PsiReferenceExpression park : NameIndex.of(field.getContainingFile()).named("park")) {
            PsiConditionalLoopStatement loop = WaitChecks.loopRound(park);
            if (loop != null
                    && PsiTreeUtil.findChildrenOfAnyType(loop.getCondition(), false, PsiReferenceExpression.class)
                            .stream()
                            .anyMatch(used -> used.isReferenceTo(field))) {
                return true;
            }
        }
        return false;
    }
}
