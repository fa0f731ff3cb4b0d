package dev.heddle.inspections.analysis.lock;

import com.intellij.psi.JavaTokenType;
import com.intellij.psi.PsiBinaryExpression;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiPolyadicExpression;
import com.intellij.psi.PsiPrefixExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiReturnStatement;
import com.intellij.psi.PsiThisExpression;
import com.intellij.psi.tree.IElementType;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.event.LockRef;
import dev.heddle.inspections.analysis.event.ObjectRef;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.analysis.name.References;
import java.util.Set;

/**
 * Atomics that let in one thread at a time without making the others wait: {@code if (pending.getAndIncrement() != 0)
 * return;} leaves the work to whoever is in already, {@code if (busy.compareAndSet(false, true)) …} leaves it undone.
 */
public final class TakenTurns {

    private static final Set<String> RELEASES = Set.of("set", "lazySet", "setRelease");

    private TakenTurns() {}

    /** Whether only one thread at a time goes on where the condition came out so. */
    public static boolean areTaken(PsiExpression condition, boolean outcome) {
        return taken(condition, outcome) != null;
    }

    /** The turn that a thread has where the condition came out so; null where it has none. */
    public static LockRef taken(PsiExpression condition, boolean outcome) {
        return taken(condition, outcome, 0);
    }

    private static LockRef taken(PsiExpression condition, boolean outcome, int depth) {
        PsiExpression asked = PsiUtil.skipParenthesizedExprDown(condition);
        if (asked instanceof PsiPrefixExpression not && not.getOperationTokenType() == JavaTokenType.EXCL) {
            return taken(not.getOperand(), !outcome, depth);
        }
        if (asked instanceof PsiPolyadicExpression several
                && several.getOperationTokenType() == (outcome ? JavaTokenType.ANDAND : JavaTokenType.OROR)) {
            for (PsiExpression operand : several.getOperands()) {
                LockRef turn = taken(operand, outcome, depth);
                if (turn != null) {
                    return turn;
                }
            }
            return null;
        }
        PsiExpression answer = depth == 0 ? answerOf(asked) : null;
        if (answer != null) {
            return taken(answer, outcome, 1);
        }
        PsiMethodCallExpression call = asked instanceof PsiBinaryExpression comparison
                ? firstComer(comparison, outcome)
                : asked instanceof PsiMethodCallExpression single && winsBy(single, outcome) ? single : null;
        ObjectRef gate = call == null ? ObjectRef.UNTRACKED : gateOf(call);
        return gate == ObjectRef.UNTRACKED ? null : new LockRef(ObjectRef.turn(gate), false);
    }

    /** What a method of the same object returns that does nothing but ask: {@code boolean enter() { return …; }}. */
    private static PsiExpression answerOf(PsiExpression asked) {
        PsiMethod method = asked instanceof PsiMethodCallExpression call
                        && call.getMethodExpression().getQualifierExpression() == null
                        && call.getArgumentList().isEmpty()
                ? Names.sourceOf(call)
                : null;
        return method != null
                        && method.getBody() != null
                        && method.getBody().getStatementCount() == 1
                        && method.getBody().getStatements()[0] instanceof PsiReturnStatement answer
                ? answer.getReturnValue()
                : null;
    }

    /** The turn that a call gives back, or null. */
    public static LockRef releasedBy(PsiMethodCallExpression call) {
        ObjectRef gate = RELEASES.contains(call.getMethodExpression().getReferenceName())
                ? gateOf(call)
                : ObjectRef.UNTRACKED;
        return gate == ObjectRef.UNTRACKED ? null : new LockRef(ObjectRef.turn(gate), false);
    }

    /** {@code getAndIncrement() == 0}, {@code incrementAndGet() == 1}: nobody had counted before. */
    private static PsiMethodCallExpression firstComer(PsiBinaryExpression comparison, boolean outcome) {
        IElementType wanted = outcome ? JavaTokenType.EQEQ : JavaTokenType.NE;
        if (comparison.getOperationTokenType() != wanted
                || comparison.getROperand() == null
                || !(PsiUtil.skipParenthesizedExprDown(comparison.getLOperand())
                        instanceof PsiMethodCallExpression call)) {
            return null;
        }
        String name = String.valueOf(call.getMethodExpression().getReferenceName());
        String first = comparison.getROperand().getText();
        return name.equals("getAndIncrement") && first.equals("0")
                        || name.equals("incrementAndGet") && first.equals("1")
                ? call
                : null;
    }

    /** {@code compareAndSet(IDLE, BUSY)} or {@code !getAndSet(true)}: from one fixed state to another. */
    private static boolean winsBy(PsiMethodCallExpression call, boolean outcome) {
        PsiExpression[] arguments = call.getArgumentList().getExpressions();
        return switch (String.valueOf(call.getMethodExpression().getReferenceName())) {
            case "compareAndSet" -> outcome
                    && arguments.length >= 2
                    && isFixed(arguments[arguments.length - 2])
                    && isFixed(arguments[arguments.length - 1])
                    && !arguments[arguments.length - 2].getText().equals("null");
            case "getAndSet" -> !outcome
                    && arguments.length >= 1
                    && arguments[arguments.length - 1].getText().equals("true");
            default -> false;
        };
    }

    private static boolean isFixed(PsiExpression value) {
        return value instanceof PsiLiteralExpression
                || value instanceof PsiReferenceExpression name
                        && Names.targetOf(name) instanceof PsiField field
                        && field.hasModifierProperty(PsiModifier.STATIC)
                        && field.hasModifierProperty(PsiModifier.FINAL);
    }

    /** The atomic itself, the object that is one, or the field that an updater counts in. */
    private static ObjectRef gateOf(PsiMethodCallExpression call) {
        PsiExpression qualifier = call.getMethodExpression().getQualifierExpression();
        if (qualifier != null && !(qualifier instanceof PsiThisExpression)) {
            return References.of(qualifier);
        }
        PsiMethod method = Names.methodOf(call);
        return method == null || method.getContainingClass() == null
                ? ObjectRef.UNTRACKED
                : References.implicitThis(call, method.getContainingClass());
    }
}
