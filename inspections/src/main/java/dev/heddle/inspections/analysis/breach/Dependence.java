package dev.heddle.inspections.analysis.breach;

import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiConditionalExpression;
import com.intellij.psi.PsiConditionalLoopStatement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiMember;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.event.Event;
import dev.heddle.inspections.analysis.name.Names;

/** Tells whether what was read decides on what is written: only then does it matter that it changed in between. */
final class Dependence {

    private Dependence() {}

    static boolean decidesOn(Event.Access read, Event.Access write) {
        PsiElement from = read.top();
        PsiElement to = write.top();
        if (read.write() || !write.write() || from == to) {
            return false;
        }
        boolean sameStatement = statement(from) == statement(to);
        if (sameStatement) {
            boolean throughCalls = from != read.place() && to != write.place();
            return throughCalls && PsiTreeUtil.isAncestor(to, from, true);
        }
        if (isGuardedBy(to, from)) {
            return true;
        }
        PsiVariable kept = keptIn(from);
        return kept != null && (uses(statement(to), kept) || isGuardedByVariable(to, kept));
    }

    private static PsiStatement statement(PsiElement element) {
        return PsiTreeUtil.getParentOfType(element, PsiStatement.class, false);
    }

    /** Whether the place stands in a branch whose condition contains the read. */
    private static boolean isGuardedBy(PsiElement place, PsiElement read) {
        for (PsiElement parent = place.getParent(); parent != null && !(parent instanceof PsiMember);
                parent = parent.getParent()) {
            PsiExpression condition = condition(parent);
            if (condition != null && PsiTreeUtil.isAncestor(condition, read, false)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isGuardedByVariable(PsiElement place, PsiVariable variable) {
        for (PsiElement parent = place.getParent(); parent != null && !(parent instanceof PsiMember);
                parent = parent.getParent()) {
            PsiExpression condition = condition(parent);
            if (condition != null && uses(condition, variable)) {
                return true;
            }
        }
        return false;
    }

    private static PsiExpression condition(PsiElement element) {
        if (element instanceof PsiIfStatement branch) {
            return branch.getCondition();
        }
        if (element instanceof PsiConditionalLoopStatement loop) {
            return loop.getCondition();
        }
        return element instanceof PsiConditionalExpression choice ? choice.getCondition() : null;
    }

    /** The local variable that the value read is kept in, or null. */
    private static PsiVariable keptIn(PsiElement read) {
        PsiLocalVariable declared = PsiTreeUtil.getParentOfType(read, PsiLocalVariable.class, true, PsiStatement.class);
        if (declared != null) {
            return declared;
        }
        PsiAssignmentExpression assignment =
                PsiTreeUtil.getParentOfType(read, PsiAssignmentExpression.class, true, PsiStatement.class);
        return assignment != null
                        && assignment.getLExpression() instanceof PsiReferenceExpression target
                        && Names.targetOf(target) instanceof PsiLocalVariable local
                ? local
                : null;
    }

    private static boolean uses(PsiElement code, PsiVariable variable) {
        if (code == null) {
            return false;
        }
        for (PsiReferenceExpression reference :
                PsiTreeUtil.findChildrenOfAnyType(code, false, PsiReferenceExpression.class)) {
            if (variable.getName() != null
                    && variable.getName().equals(reference.getReferenceName())
                    && reference.isReferenceTo(variable)) {
                return true;
            }
        }
        return false;
    }
}
