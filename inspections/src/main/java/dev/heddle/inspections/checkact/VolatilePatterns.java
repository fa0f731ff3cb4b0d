package dev.heddle.inspections.checkact;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.JavaTokenType;
import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiBinaryExpression;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiPolyadicExpression;
import com.intellij.psi.PsiPrefixExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiSynchronizedStatement;
import com.intellij.psi.PsiUnaryExpression;
import com.intellij.psi.util.InheritanceUtil;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.name.EntryPoints;
import dev.heddle.inspections.analysis.name.Logging;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.analysis.name.UnsafeContainers;
import dev.heddle.inspections.analysis.sharing.FileModel;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.fixes.SynchronizeMethodFix;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** Two steps on a volatile field: each is seen at once by other threads, both together are not one. */
final class VolatilePatterns {

    private static final Pattern ENDED = Pattern.compile(
            "(?i)(m?_|is|was)?(done|ended|finished|completed?|cancell?ed|disposed|closed|closing|stopped|stopping"
                    + "|terminated|shut_?down|destroyed)");

    private static final Pattern SIGNALS = Pattern.compile("on(Next|Error|Complete|Success|Subscribe)");

    private VolatilePatterns() {}

    private static PsiField volatileField(PsiExpression expression) {
        return PsiUtil.skipParenthesizedExprDown(expression) instanceof PsiReferenceExpression reference
                        && Names.targetOf(reference) instanceof PsiField field
                        && field.hasModifierProperty(PsiModifier.VOLATILE)
                ? field
                : null;
    }

    /**
     * An object with plain mutable fields beside the volatile one, or one that is told when its next input is complete, is
     * used by one thread at a time, unless the file shows two: volatile then makes the next thread see what the last one
     * did.
     */
    private static boolean isHandedOver(PsiField field) {
        PsiClass owner = field.getContainingClass();
        return owner != null
                && !field.hasModifierProperty(PsiModifier.STATIC)
                && (hasPlainFields(owner)
                        || UnsafeContainers.arePartOf(owner)
                        || InheritanceUtil.isInheritor(owner, "java.nio.channels.CompletionHandler"))
                && !(field.getContainingFile() instanceof PsiJavaFile file
                        && FileModel.of(file, EntryPoints.DEFAULT).meet(field));
    }

    /** Whether the only thread that changes it does so here; the others look. */
    private static boolean isChangedByOne(PsiExpression place, PsiField field) {
        return field.getContainingFile() instanceof PsiJavaFile file
                && FileModel.of(file, EntryPoints.DEFAULT).isOnlyChangedBy(field, place);
    }

    /** A field that is counted up only to be seen by others: whether it is zero is all that anybody asks. */
    private static boolean isFence(PsiField field) {
        List<PsiReferenceExpression> uses = NameIndex.of(field.getContainingFile()).usesOf(field);
        return field.hasModifierProperty(PsiModifier.PRIVATE)
                && uses.stream().anyMatch(VolatilePatterns::isComparedWithZero)
                && uses.stream().allMatch(use -> isComparedWithZero(use)
                        || use.getParent() instanceof PsiUnaryExpression step
                                && step.getOperationTokenType() == JavaTokenType.PLUSPLUS
                                && step.getParent() instanceof PsiExpressionStatement);
    }

    private static boolean isComparedWithZero(PsiReferenceExpression use) {
        return use.getParent() instanceof PsiBinaryExpression comparison
                && comparison.getROperand() != null
                && comparison.getROperand().getText().equals("0");
    }

    private static boolean hasPlainFields(PsiClass owner) {
        return Arrays.stream(owner.getFields())
                .anyMatch(other -> !other.hasModifierProperty(PsiModifier.STATIC)
                        && !other.hasModifierProperty(PsiModifier.FINAL)
                        && !other.hasModifierProperty(PsiModifier.VOLATILE));
    }

    /** {@code v++}, {@code --v} */
    static Finding ofUnary(PsiUnaryExpression expression) {
        boolean changes = expression.getOperationTokenType() == JavaTokenType.PLUSPLUS
                || expression.getOperationTokenType() == JavaTokenType.MINUSMINUS;
        PsiField field = changes ? volatileField(expression.getOperand()) : null;
        return field == null || isHandedOver(field) || isFence(field) || isChangedByOne(expression.getOperand(), field)
                ? null
                : update(expression, field);
    }

    /** {@code v += x}, {@code v = v + x} */
    static Finding ofAssignment(PsiAssignmentExpression assignment) {
        PsiField field = volatileField(assignment.getLExpression());
        if (field == null || assignment.getRExpression() == null || isHandedOver(field)
                || isChangedByOne(assignment.getLExpression(), field)) {
            return null;
        }
        if (assignment.getOperationTokenType() != JavaTokenType.EQ) {
            return update(assignment, field);
        }
        for (PsiReferenceExpression used : PsiTreeUtil.findChildrenOfAnyType(
                assignment.getRExpression(), false, PsiReferenceExpression.class)) {
            boolean same = TextPatterns.plain(used).equals(TextPatterns.plain(assignment.getLExpression()));
            if (same && used.isReferenceTo(field) && isOperand(used)) {
                return update(assignment, field);
            }
        }
        return null;
    }

    /** Only arithmetic on the old value; handing it to a call or a constructor is a different thing. */
    private static boolean isOperand(PsiReferenceExpression used) {
        return used.getParent() instanceof PsiPolyadicExpression;
    }

    private static Finding update(PsiExpression place, PsiField field) {
        return Finding.at(
                place, message("check.volatile.update", field.getName()), SynchronizeMethodFix.at(place));
    }

    /** {@code if (!started) { started = true; … }} */
    static Finding ofFlag(PsiIfStatement statement) {
        PsiExpression condition = PsiUtil.skipParenthesizedExprDown(statement.getCondition());
        boolean negated = condition instanceof PsiPrefixExpression prefix
                && prefix.getOperationTokenType() == JavaTokenType.EXCL;
        PsiExpression flag = negated ? ((PsiPrefixExpression) condition).getOperand() : condition;
        PsiField field = flag == null ? null : volatileField(flag);
        if (field == null || isHandedOver(field) || statement.getThenBranch() == null) {
            return null;
        }
        for (PsiAssignmentExpression assignment :
                PsiTreeUtil.findChildrenOfType(statement.getThenBranch(), PsiAssignmentExpression.class)) {
            boolean flips = assignment.getLExpression() instanceof PsiReferenceExpression target
                    && target.isReferenceTo(field)
                    && TextPatterns.same(target, flag)
                    && assignment.getRExpression() instanceof PsiLiteralExpression literal
                    && String.valueOf(negated).equals(literal.getText());
            PsiStatement[] body = TextPatterns.statements(statement.getThenBranch());
            boolean claims = body.length > 1 && PsiTreeUtil.isAncestor(body[0], assignment, true);
            if (flips && claims && !isLifecycle(statement) && !isHarmless(statement, negated, field)) {
                return Finding.at(
                        statement.getCondition(),
                        message("check.volatile.flag", field.getName()),
                        SynchronizeMethodFix.at(statement));
            }
        }
        return null;
    }

    /** What has ended may be ended twice, and what is only logged may be logged twice. */
    private static boolean isHarmless(PsiIfStatement statement, boolean sets, PsiField field) {
        PsiStatement[] body = TextPatterns.statements(statement.getThenBranch());
        boolean onlyLogs = statement.getElseBranch() == null
                && Arrays.stream(body).skip(1).allMatch(Logging::onlyLogs);
        return onlyLogs
                || isSignal(statement)
                || sets && ENDED.matcher(field.getName()).matches()
                        && !field.hasModifierProperty(PsiModifier.STATIC);
    }

    /** A subscriber is told one thing after the other: that is the rule of reactive streams. */
    private static boolean isSignal(PsiIfStatement statement) {
        PsiMethod method = PsiTreeUtil.getParentOfType(statement, PsiMethod.class);
        return method != null
                && method.getContainingClass() != null
                && SIGNALS.matcher(method.getName()).matches()
                && method.getContainingClass().findMethodsByName("onSubscribe", true).length > 0;
    }

    /** {@code if (instance == null) { synchronized (lock) { instance = …; } }}: not checked again under the lock. */
    static Finding ofCheckedOnce(PsiIfStatement statement) {
        PsiExpression checked = CheckedCondition.nullChecked(statement.getCondition());
        PsiField field = checked == null ? null : volatileField(checked);
        PsiStatement[] body = TextPatterns.statements(statement.getThenBranch());
        if (field == null || body.length == 0 || !(body[0] instanceof PsiSynchronizedStatement locked)
                || locked.getBody() == null) {
            return null;
        }
        boolean again = PsiTreeUtil.findChildrenOfType(locked.getBody(), PsiReferenceExpression.class).stream()
                .anyMatch(used -> !PsiUtil.isAccessedForWriting(used) && used.isReferenceTo(field));
        for (PsiAssignmentExpression assignment :
                PsiTreeUtil.findChildrenOfType(locked.getBody(), PsiAssignmentExpression.class)) {
            if (!again && volatileField(assignment.getLExpression()) == field) {
                return Finding.at(
                        statement.getCondition(),
                        message("check.volatile.once", field.getName()),
                        SynchronizeMethodFix.at(statement));
            }
        }
        return null;
    }

    /** Start and stop are called by one manager, one after the other. */
    private static boolean isLifecycle(PsiIfStatement statement) {
        PsiMethod method = PsiTreeUtil.getParentOfType(statement, PsiMethod.class);
        return method != null && method.getName().matches("(start|stop|pause|resume)Internal|do(Start|Stop)");
    }

    /** {@code if (cache == null) { cache = new Cache(); }} */
    static Finding ofLazy(PsiIfStatement statement) {
        PsiExpression checked = CheckedCondition.nullChecked(statement.getCondition());
        PsiField field = checked == null ? null : volatileField(checked);
        if (field == null || statement.getThenBranch() == null) {
            return null;
        }
        for (PsiAssignmentExpression assignment :
                PsiTreeUtil.findChildrenOfType(statement.getThenBranch(), PsiAssignmentExpression.class)) {
            boolean made = assignment.getLExpression() instanceof PsiReferenceExpression target
                    && target.isReferenceTo(field)
                    && PsiUtil.skipParenthesizedExprDown(assignment.getRExpression()) instanceof PsiNewExpression
                    && PsiTreeUtil.getParentOfType(
                            assignment, PsiSynchronizedStatement.class, true,
                            PsiIfStatement.class) == null;
            if (made && !isUnderInnerLock(assignment, statement)) {
                Finding finding = Finding.at(
                        statement.getCondition(),
                        message("check.volatile.lazy", field.getName()),
                        SynchronizeMethodFix.at(statement));
                return finding.with(Finding.Strength.WEAK, finding.message());
            }
        }
        return null;
    }

    private static boolean isUnderInnerLock(PsiAssignmentExpression assignment, PsiIfStatement outer) {
        PsiSynchronizedStatement lock =
                PsiTreeUtil.getParentOfType(assignment, PsiSynchronizedStatement.class);
        return lock != null && PsiTreeUtil.isAncestor(outer, lock, true);
    }
}
