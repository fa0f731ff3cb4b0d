package dev.heddle.inspections.fixes;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiSynchronizedStatement;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.finding.Messages;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import java.util.List;

/** Exchanges the locks of two synchronized blocks that stand directly inside each other. */
public final class SwapLocksFix implements PlaceFix {

    @Override
    public String family() {
        return Messages.message("fix.swap.locks");
    }

    @Override
    public List<TextEdit> edits(PsiElement place) {
        PsiSynchronizedStatement inner = PsiTreeUtil.getParentOfType(place, PsiSynchronizedStatement.class, false);
        PsiSynchronizedStatement outer = PsiTreeUtil.getParentOfType(inner, PsiSynchronizedStatement.class);
        if (inner == null || outer == null || outer.getBody() == null
                || inner.getLockExpression() == null || outer.getLockExpression() == null
                || !PsiTreeUtil.isAncestor(inner.getLockExpression(), place, false)) {
            return List.of();
        }
        PsiStatement[] body = outer.getBody().getStatements();
        if (body.length != 1 || body[0] != inner) {
            return List.of();
        }
        return List.of(
                TextEdit.replace(outer.getLockExpression(), inner.getLockExpression().getText()),
                TextEdit.replace(inner.getLockExpression(), outer.getLockExpression().getText()));
    }
}
