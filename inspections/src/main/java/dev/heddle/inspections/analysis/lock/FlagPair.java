package dev.heddle.inspections.analysis.lock;

import com.intellij.psi.JavaTokenType;
import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiBinaryExpression;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiPolyadicExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiWhileStatement;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.event.ObjectRef;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.analysis.name.References;
import java.util.Set;

/**
 * Two threads with a flag each: a thread sets its own and waits while the other's is set.
 *
 * @param flags the array that holds both
 * @param byTurns whether each thread gives the turn away between the two, and waits only while it is the other's: then
 *     this is Peterson's algorithm, and one of two threads at most is past the loop. Otherwise both may wait for ever.
 */
public record FlagPair(PsiExpression flags, boolean byTurns) {

    /** The elements of plain arrays are not volatile, whatever the field is. */
    private static final Set<String> VOLATILE_ELEMENTS = Set.of(
            "java.util.concurrent.atomic.AtomicIntegerArray",
            "java.util.concurrent.atomic.AtomicLongArray",
            "java.util.concurrent.atomic.AtomicReferenceArray");

    /** The flags that a loop waits for, or null where it does something else. */
    public static FlagPair of(PsiWhileStatement loop) {
        PsiExpression condition = PsiUtil.skipParenthesizedExprDown(loop.getCondition());
        if (!SpinLocks.isSpin(loop) || !(condition instanceof PsiPolyadicExpression several)) {
            return null;
        }
        PsiExpression[] parts = several.getOperands();
        boolean both = several.getOperationTokenType() == JavaTokenType.ANDAND && parts.length == 2;
        PsiStatement before = PsiTreeUtil.getPrevSiblingOfType(loop, PsiStatement.class);
        PsiStatement first = PsiTreeUtil.getPrevSiblingOfType(before, PsiStatement.class);
        if (both && isFlagOfOther(parts[0], first) && isTurnGivenAway(parts[1], before, argument(first, 0))) {
            return new FlagPair(qualifier(callIn(first)), true);
        }
        return isFlagOfOther(condition, before) ? new FlagPair(qualifier(callIn(before)), false) : null;
    }

    /** Whether {@code flags.get(1 - me) == 1} is asked after {@code flags.set(me, 1)}. */
    private static boolean isFlagOfOther(PsiExpression asked, PsiStatement setting) {
        PsiMethodCallExpression set = callIn(setting);
        if (set == null || !(asked instanceof PsiBinaryExpression comparison)
                || comparison.getOperationTokenType() != JavaTokenType.EQEQ
                || !(comparison.getLOperand() instanceof PsiMethodCallExpression get)
                || !"get".equals(get.getMethodExpression().getReferenceName())
                || !"set".equals(set.getMethodExpression().getReferenceName())
                || get.getArgumentList().getExpressionCount() != 1
                || set.getArgumentList().getExpressionCount() != 2) {
            return false;
        }
        ObjectRef flags = References.of(qualifier(get));
        PsiClass type = flags == ObjectRef.UNTRACKED ? null : Names.classOf(qualifier(get));
        return type != null
                && VOLATILE_ELEMENTS.contains(type.getQualifiedName())
                && flags.equals(References.of(qualifier(set)))
                && text(comparison.getROperand()).equals(text(argument(setting, 1)))
                && isOther(get.getArgumentList().getExpressions()[0], argument(setting, 0));
    }

    /** Whether {@code turn == x} is asked after {@code turn = x}, where x is not the same for both threads. */
    private static boolean isTurnGivenAway(PsiExpression asked, PsiStatement giving, PsiExpression me) {
        return asked instanceof PsiBinaryExpression comparison
                && comparison.getOperationTokenType() == JavaTokenType.EQEQ
                && comparison.getLOperand() instanceof PsiReferenceExpression turn
                && Names.targetOf(turn) instanceof PsiField field
                && field.hasModifierProperty(PsiModifier.VOLATILE)
                && giving instanceof PsiExpressionStatement statement
                && statement.getExpression() instanceof PsiAssignmentExpression assignment
                && assignment.getOperationTokenType() == JavaTokenType.EQ
                && References.of(turn).equals(References.of(assignment.getLExpression()))
                && text(assignment.getRExpression()).equals(text(comparison.getROperand()))
                && (isOther(assignment.getRExpression(), me) || text(assignment.getRExpression()).equals(text(me)));
    }

    private static boolean isOther(PsiExpression index, PsiExpression me) {
        String own = text(me);
        return PsiUtil.skipParenthesizedExprDown(me) instanceof PsiReferenceExpression
                && Set.of("1-" + own, own + "^1", "1^" + own).contains(text(index));
    }

    /** What is written there; a local variable stands for what it was given when it was declared. */
    private static String text(PsiExpression expression) {
        PsiExpression inner = PsiUtil.skipParenthesizedExprDown(expression);
        if (inner instanceof PsiReferenceExpression reference
                && Names.targetOf(reference) instanceof PsiLocalVariable local
                && local.getInitializer() instanceof PsiBinaryExpression computed) {
            inner = computed;
        }
        return inner == null ? "" : inner.getText().replaceAll("\\s+", "");
    }

    private static PsiMethodCallExpression callIn(PsiStatement statement) {
        return statement instanceof PsiExpressionStatement single
                        && single.getExpression() instanceof PsiMethodCallExpression call
                ? call
                : null;
    }

    private static PsiExpression argument(PsiStatement call, int index) {
        return callIn(call).getArgumentList().getExpressions()[index];
    }

    private static PsiExpression qualifier(PsiMethodCallExpression call) {
        return call.getMethodExpression().getQualifierExpression();
    }
}
