package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.JavaTokenType;
import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiBinaryExpression;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiPrefixExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiWhileStatement;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.lock.FlagPair;
import dev.heddle.inspections.analysis.lock.SpinLocks;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.Lines;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Loops that ask again and again for something that may never come. */
final class SpinChecks {

    /** A value that the statement after the one that sets it replaces. */
    private record Passing(PsiStatement setting, Object value, Object next) {}

    private final PsiJavaFile file;
    /** Each loop that waits for a field asks for its values. */
    private final Map<PsiField, List<Passing>> passing = new HashMap<>();

    SpinChecks(PsiJavaFile file) {
        this.file = file;
    }

    /** Two threads that each set a flag and wait for the other to take its own back. */
    static Finding bothInsist(PsiWhileStatement loop) {
        FlagPair pair = FlagPair.of(loop);
        return pair == null || pair.byTurns()
                ? null
                : Finding.at(loop.getCondition(), message("misuse.both.insist", pair.flags().getText()));
    }

    /** A loop that waits for a value which is replaced by another in the statement after the one that sets it. */
    Finding statePasses(PsiWhileStatement loop) {
        Awaited awaited = SpinLocks.isSpin(loop) ? Awaited.by(loop.getCondition()) : null;
        if (awaited == null) {
            return null;
        }
        for (Passing state : passing.computeIfAbsent(awaited.field, this::passing)) {
            if (awaited.isMetBy(state.value()) && !awaited.isMetBy(state.next())) {
                return Finding.at(
                        loop.getCondition(),
                        message("misuse.state.passes", awaited.field.getName(), state.value(),
                                Lines.lineOf(state.setting())));
            }
        }
        return null;
    }

    private List<Passing> passing(PsiField field) {
        List<Passing> states = new ArrayList<>();
        for (PsiReferenceExpression use : NameIndex.of(file).usesOf(field)) {
            PsiStatement setting = PsiTreeUtil.getParentOfType(use, PsiStatement.class);
            Object value = given(field, setting);
            Object next = given(field, PsiTreeUtil.getNextSiblingOfType(setting, PsiStatement.class));
            if (value != null && next != null) {
                states.add(new Passing(setting, value, next));
            }
        }
        return states;
    }

    /** The value that a statement gives a field, or null. */
    private static Object given(PsiField field, PsiStatement statement) {
        return statement instanceof PsiExpressionStatement single
                        && single.getExpression() instanceof PsiAssignmentExpression assignment
                        && assignment.getOperationTokenType() == JavaTokenType.EQ
                        && assignment.getLExpression() instanceof PsiReferenceExpression target
                        && Names.targetOf(target) == field
                        && assignment.getRExpression() instanceof PsiLiteralExpression literal
                ? literal.getValue()
                : null;
    }

    /**
     * What a loop waits for.
     *
     * @param equal whether the field has to become the value, or anything else
     */
    private record Awaited(PsiField field, Object value, boolean equal) {

        /** {@code while (state != 1)}, {@code while (state == 0)}, {@code while (!open)}, {@code while (busy)}. */
        static Awaited by(PsiExpression condition) {
            PsiExpression asked = PsiUtil.skipParenthesizedExprDown(condition);
            if (asked instanceof PsiBinaryExpression comparison
                    && comparison.getROperand() instanceof PsiLiteralExpression literal
                    && literal.getValue() != null
                    && (comparison.getOperationTokenType() == JavaTokenType.NE
                            || comparison.getOperationTokenType() == JavaTokenType.EQEQ)) {
                return of(
                        comparison.getLOperand(), literal.getValue(),
                        comparison.getOperationTokenType() == JavaTokenType.NE);
            }
            boolean negated = asked instanceof PsiPrefixExpression prefix
                    && prefix.getOperationTokenType() == JavaTokenType.EXCL;
            return of(negated ? ((PsiPrefixExpression) asked).getOperand() : asked, negated, true);
        }

        private static Awaited of(PsiExpression asked, Object value, boolean equal) {
            return asked instanceof PsiReferenceExpression name && Names.targetOf(name) instanceof PsiField field
                    ? new Awaited(field, value, equal)
                    : null;
        }

        boolean isMetBy(Object other) {
            return equal == value.equals(other);
        }
    }
}
