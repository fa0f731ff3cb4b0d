package dev.heddle.inspections.analysis.lock;

import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiBreakStatement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiReturnStatement;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiThrowStatement;
import com.intellij.psi.PsiWhileStatement;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.event.LockRef;
import dev.heddle.inspections.analysis.event.ObjectRef;
import dev.heddle.inspections.analysis.name.References;
import java.util.Set;

/**
 * Locks of one's own making: {@code while (!locked.compareAndSet(false, true)) { Thread.onSpinWait(); }}, or Peterson's
 * algorithm ({@link FlagPair}).
 */
public final class SpinLocks {

    private static final Set<String> TAKING = Set.of("compareAndSet", "weakCompareAndSet", "getAndSet");
    private static final Set<String> RELEASING = Set.of(
            "set", "lazySet", "setRelease", "setVolatile", "setOpaque", "compareAndSet", "getAndSet");
    private static final Set<String> PAUSES = Set.of("onSpinWait", "yield", "sleep", "parkNanos", "pause");

    private SpinLocks() {}

    /** The lock that a thread has after the loop, or null where the loop is none that takes one. */
    public static LockRef takenBy(PsiWhileStatement loop) {
        PsiMethodCallExpression call = takingCall(loop);
        if (call != null) {
            return lock(call);
        }
        FlagPair pair = FlagPair.of(loop);
        return pair == null || !pair.byTurns() ? null : new LockRef(References.of(pair.flags()), false);
    }

    /** How the lock that the loop takes is written, or null where it takes none. */
    public static String nameTakenBy(PsiWhileStatement loop) {
        PsiMethodCallExpression call = takingCall(loop);
        PsiExpression flag = call == null ? null : call.getMethodExpression().getQualifierExpression();
        return flag == null ? null : flag.getText();
    }

    /** Whether the call can give such a lock back. */
    public static boolean releases(PsiMethodCallExpression call) {
        return RELEASING.contains(call.getMethodExpression().getReferenceName());
    }

    private static PsiMethodCallExpression takingCall(PsiWhileStatement loop) {
        if (!onlyPauses(loop.getBody())) {
            return null;
        }
        for (PsiMethodCallExpression call :
                PsiTreeUtil.findChildrenOfAnyType(loop.getCondition(), false, PsiMethodCallExpression.class)) {
            PsiExpression[] arguments = call.getArgumentList().getExpressions();
            if (TAKING.contains(call.getMethodExpression().getReferenceName())
                    && arguments.length > 0
                    && arguments[arguments.length - 1] instanceof PsiLiteralExpression) {
                return call;
            }
        }
        return null;
    }

    /** Whether the loop does nothing but ask again. */
    public static boolean isSpin(PsiWhileStatement loop) {
        return onlyPauses(loop.getBody())
                && PsiTreeUtil.findChildrenOfAnyType(
                                loop.getBody(), PsiAssignmentExpression.class, PsiBreakStatement.class,
                                PsiReturnStatement.class, PsiThrowStatement.class)
                        .isEmpty();
    }

    private static boolean onlyPauses(PsiStatement body) {
        return body == null
                || PsiTreeUtil.findChildrenOfType(body, PsiMethodCallExpression.class).stream()
                        .allMatch(call -> PAUSES.contains(call.getMethodExpression().getReferenceName()));
    }

    /** The lock that a call gives back, or null. */
    public static LockRef releasedBy(PsiMethodCallExpression call) {
        return releases(call) ? lock(call) : null;
    }

    private static LockRef lock(PsiMethodCallExpression call) {
        ObjectRef flag = References.of(call.getMethodExpression().getQualifierExpression());
        return flag == ObjectRef.UNTRACKED ? null : new LockRef(flag, false);
    }
}
