package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.Messages.message;

import com.intellij.psi.LambdaUtil;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiParameter;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiTypes;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.Finding;
import dev.heddle.inspections.analysis.Names;
import java.util.Map;
import java.util.regex.Pattern;

/** An attempt that may fail, and code that goes on as if it had not. */
final class IgnoredResultCheck {

    private record Attempt(String type, String message) {}

    private static final Map<String, Attempt> ATTEMPTS = Map.of(
            "tryLock", new Attempt("java.util.concurrent.locks.Lock", "misuse.ignored.lock"),
            "tryAcquire", new Attempt("java.util.concurrent.Semaphore", "misuse.ignored.permit"),
            "tryTransfer", new Attempt("java.util.concurrent.TransferQueue", "misuse.ignored.element"),
            "offer", new Attempt("java.util.concurrent.SynchronousQueue", "misuse.ignored.element"),
            "await", new Attempt("java.util.concurrent.CountDownLatch", "misuse.ignored.count"));

    /** What stops something waits as long as is reasonable and goes on. */
    private static final Pattern ENDS = Pattern.compile("(?i).*(stop|close|shutdown|destroy|dispose|terminat)\\w*");

    private IgnoredResultCheck() {}

    static Finding of(PsiMethodCallExpression call) {
        String name = call.getMethodExpression().getReferenceName();
        Attempt attempt = name == null ? null : ATTEMPTS.get(name);
        boolean canFail = attempt != null && (!name.equals("await") || !call.getArgumentList().isEmpty());
        return canFail && isIgnored(call) && !isHandedOn(call) && Calls.isOn(call, attempt.type())
                ? Finding.at(call, message(attempt.message(), name, Calls.receiver(call)))
                : null;
    }

    /** A method of the same name, or one that is given the time to wait, leaves it to its callers to look. */
    private static boolean isHandedOn(PsiMethodCallExpression call) {
        PsiMethod method = PsiTreeUtil.getParentOfType(call, PsiMethod.class, true, PsiLambdaExpression.class);
        return method != null
                && (ENDS.matcher(method.getName()).matches()
                        || method.getName().equals(call.getMethodExpression().getReferenceName())
                        || call.getArgumentList().getExpressionCount() > 0
                                && call.getArgumentList().getExpressions()[0] instanceof PsiReferenceExpression time
                                && Names.targetOf(time) instanceof PsiParameter);
    }

    private static boolean isIgnored(PsiMethodCallExpression call) {
        PsiElement parent = call.getParent();
        return parent instanceof PsiExpressionStatement
                || parent instanceof PsiLambdaExpression lambda
                        && PsiTypes.voidType().equals(LambdaUtil.getFunctionalInterfaceReturnType(lambda));
    }
}
