package dev.heddle.inspections.analysis.lock;

import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiExpressionList;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiMethodReferenceExpression;
import com.intellij.psi.util.InheritanceUtil;
import dev.heddle.inspections.analysis.event.LockRef;
import java.util.regex.Pattern;

/** Methods of a project's own that take a lock which is handed to them: {@code withLock(lock, () -> …)}. */
public final class LockHelpers {

    private static final String LOCK = "java.util.concurrent.locks.Lock";

    private static final Pattern TAKES = Pattern.compile("(lock|acquire)([A-Z]\\w*)?");
    private static final Pattern GIVES_BACK = Pattern.compile("(unlock|release)([A-Z]\\w*)?");

    private LockHelpers() {}

    /** The lock under which a helper runs the lambda that it is given at once, or null. */
    public static LockRef heldDuring(PsiLambdaExpression lambda) {
        if (!(lambda.getParent() instanceof PsiExpressionList arguments)
                || !(arguments.getParent() instanceof PsiMethodCallExpression call)
                || !String.valueOf(call.getMethodExpression().getReferenceName()).toLowerCase().contains("lock")) {
            return null;
        }
        return lockAmong(arguments);
    }

    /** The lock that a call such as {@code lockUnfair(lock)} takes, or null. */
    public static LockRef takenBy(PsiMethodCallExpression call) {
        return isNamed(call, TAKES) ? lockAmong(call.getArgumentList()) : null;
    }

    /** The lock that a call such as {@code unlockQuietly(lock)} gives back, or null. */
    public static LockRef givenBackBy(PsiMethodCallExpression call) {
        return isNamed(call, GIVES_BACK) ? lockAmong(call.getArgumentList()) : null;
    }

    private static boolean isNamed(PsiMethodCallExpression call, Pattern names) {
        String name = call.getMethodExpression().getReferenceName();
        if (name == null || !names.matcher(name).matches()) {
            return false;
        }
        for (PsiExpression argument : call.getArgumentList().getExpressions()) {
            if (argument instanceof PsiLambdaExpression || argument instanceof PsiMethodReferenceExpression) {
                return false;
            }
        }
        return true;
    }

    private static LockRef lockAmong(PsiExpressionList arguments) {
        for (PsiExpression argument : arguments.getExpressions()) {
            if (!(argument instanceof PsiLambdaExpression)
                    && !(argument instanceof PsiMethodReferenceExpression)
                    && InheritanceUtil.isInheritor(argument.getType(), LOCK)) {
                return Locks.lockNamed(argument);
            }
        }
        return null;
    }
}
