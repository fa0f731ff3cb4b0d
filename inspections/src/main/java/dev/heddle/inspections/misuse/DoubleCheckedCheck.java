package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.JavaTokenType;
import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiBinaryExpression;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiClassType;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiSynchronizedStatement;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.analysis.name.Supertypes;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Double-checked locking on a field that is not volatile. */
final class DoubleCheckedCheck {

    /** Objects of these can be seen half-made by nobody. */
    private static final Set<String> IMMUTABLE = Set.of("String", "Integer", "Boolean", "Double", "Short", "Byte");

    private DoubleCheckedCheck() {}

    static Finding of(PsiIfStatement outer) {
        PsiField field = nullCheckedField(outer);
        if (field == null || field.hasModifierProperty(PsiModifier.VOLATILE)
                || field.hasModifierProperty(PsiModifier.FINAL) || isImmutable(field)
                || isUnderLock(outer)) {
            return null;
        }
        PsiSynchronizedStatement lock =
                PsiTreeUtil.findChildOfType(outer.getThenBranch(), PsiSynchronizedStatement.class);
        if (lock == null || lock.getBody() == null) {
            return null;
        }
        for (PsiIfStatement inner : PsiTreeUtil.findChildrenOfType(lock.getBody(), PsiIfStatement.class)) {
            List<PsiExpression> made = assigned(inner, field);
            if (nullCheckedField(inner) == field && !made.isEmpty()) {
                return made.stream().allMatch(DoubleCheckedCheck::hasNoState)
                        ? null
                        : Finding.at(
                                outer.getCondition(), message("misuse.double.checked", field.getName()),
                                new VolatileFix());
            }
        }
        return null;
    }

    /** Whether the first check is made under a lock too. */
    private static boolean isUnderLock(PsiElement check) {
        PsiMethod method = PsiTreeUtil.getParentOfType(check, PsiMethod.class);
        return method != null && method.hasModifierProperty(PsiModifier.SYNCHRONIZED)
                || PsiTreeUtil.getParentOfType(check, PsiSynchronizedStatement.class, true, PsiMethod.class) != null;
    }

    private static boolean isImmutable(PsiField field) {
        return field.getType() instanceof PsiClassType type && IMMUTABLE.contains(type.getClassName());
    }

    private static PsiField nullCheckedField(PsiIfStatement statement) {
        PsiExpression condition = PsiUtil.skipParenthesizedExprDown(statement.getCondition());
        return condition instanceof PsiBinaryExpression comparison
                        && comparison.getOperationTokenType() == JavaTokenType.EQEQ
                        && comparison.getROperand() instanceof PsiLiteralExpression literal
                        && literal.getValue() == null
                        && comparison.getLOperand() instanceof PsiReferenceExpression reference
                        && Names.targetOf(reference) instanceof PsiField field
                ? field
                : null;
    }

    private static List<PsiExpression> assigned(PsiIfStatement statement, PsiField field) {
        return PsiTreeUtil.findChildrenOfType(statement.getThenBranch(), PsiAssignmentExpression.class).stream()
                .filter(assignment -> assignment.getLExpression() instanceof PsiReferenceExpression target
                        && target.isReferenceTo(field))
                .map(PsiAssignmentExpression::getRExpression)
                .filter(Objects::nonNull)
                .toList();
    }

    /** Whether a new object has no fields: there is nothing of it that could be missing when it is seen too early. */
    private static boolean hasNoState(PsiExpression made) {
        return PsiUtil.skipParenthesizedExprDown(made) instanceof PsiNewExpression creation
                && creation.getClassReference() != null
                && creation.getClassReference().resolve() instanceof PsiClass type
                && Supertypes.withSuperclasses(type).stream().allMatch(DoubleCheckedCheck::addsNoState);
    }

    /** A superclass that cannot be resolved may have fields. */
    private static boolean addsNoState(PsiClass type) {
        return Arrays.stream(type.getFields()).allMatch(field -> field.hasModifierProperty(PsiModifier.STATIC))
                && Arrays.stream(type.getExtendsListTypes()).noneMatch(above -> above.resolve() == null);
    }

    private static final class VolatileFix implements PlaceFix {

        @Override
        public String name() {
            return message("fix.make.volatile.family");
        }

        @Override
        public String family() {
            return message("fix.make.volatile.family");
        }

        @Override
        public List<TextEdit> edits(PsiElement place) {
            PsiIfStatement statement = PsiTreeUtil.getParentOfType(place, PsiIfStatement.class);
            PsiField field = statement == null ? null : nullCheckedField(statement);
            return field == null || field.getTypeElement() == null
                            || field.getContainingFile() != place.getContainingFile()
                    ? List.of()
                    : List.of(TextEdit.insert(
                            field.getTypeElement().getTextRange().getStartOffset(), "volatile "));
        }
    }
}
