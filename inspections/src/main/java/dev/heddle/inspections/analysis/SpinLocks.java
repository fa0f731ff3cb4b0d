package dev.heddle.inspections.analysis;

import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiWhileStatement;
import com.intellij.psi.util.PsiTreeUtil;
import java.util.Set;

/** Locks of one's own making: {@code while (!locked.compareAndSet(false, true)) { Thread.onSpinWait(); }}. */
public final class SpinLocks {

    private static final Set<String> TAKING = Set.of("compareAndSet", "weakCompareAndSet", "getAndSet");
    private static final Set<String> RELEASING = Set.of(
            "set", "lazySet", "setRelease", "setVolatile", "setOpaque", "compareAndSet", "getAndSet");
    private static final Set<String> PAUSES = Set.of("onSpinWait", "yield", "sleep", "parkNanos", "pause");

    private SpinLocks() {}

    /** The lock that a thread has after the loop, or null where the loop is none that takes one. */
    static LockRef takenBy(PsiWhileStatement loop) {
        PsiMethodCallExpression call = takingCall(loop);
        return call == null ? null : lock(call);
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

    private static boolean onlyPauses(PsiStatement body) {
        return body == null
                || PsiTreeUtil.findChildrenOfType(body, PsiExpression.class).stream()
                        .filter(PsiMethodCallExpression.class::isInstance)
                        .allMatch(call -> PAUSES.contains(
                                ((PsiMethodCallExpression) call).getMethodExpression().getReferenceName()));
    }

    /** The lock that a call gives back, or null. */
    static LockRef releasedBy(PsiMethodCallExpression call) {
        return releases(call) ? lock(call) : null;
    }

    private static LockRef lock(PsiMethodCallExpression call) {
        ObjectRef flag = References.of(call.getMethodExpression().getQualifierExpression());
        return flag == ObjectRef.UNTRACKED ? null : new LockRef(flag, false);
    }
}
