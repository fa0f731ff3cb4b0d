package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.LambdaUtil;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiLoopStatement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiParameter;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiTypes;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.PlaceFix;
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

    /** The element or the number of permits, the time, its unit. */
    private static final int TIMED_WITH_ARGUMENT = 3;

    private IgnoredResultCheck() {}

    static Finding of(PsiMethodCallExpression call) {
        String name = call.getMethodExpression().getReferenceName();
        Attempt attempt = name == null ? null : ATTEMPTS.get(name);
        boolean canFail = attempt != null && (!name.equals("await") || !call.getArgumentList().isEmpty());
        return canFail && isIgnored(call) && !isHandedOn(call) && !isPause(call, name)
                        && Calls.isOn(call, attempt.type()) && hasResult(call)
                ? Finding.at(call, message(attempt.message(), name, Calls.receiver(call)), fixes(call, name))
                : null;
    }

    /** A permit that is waited for in a loop, for a time: the loop looks for itself, this only cuts its pause short. */
    private static boolean isPause(PsiMethodCallExpression call, String name) {
        return name.equals("tryAcquire")
                && call.getArgumentList().getExpressionCount() > 1
                && PsiTreeUtil.getParentOfType(
                                call, PsiLoopStatement.class, true, PsiMethod.class, PsiLambdaExpression.class)
                        != null;
    }

    /** A class may have a method of that name that reports by other means. */
    private static boolean hasResult(PsiMethodCallExpression call) {
        PsiMethod method = Names.methodOf(call);
        return method == null || !PsiTypes.voidType().equals(method.getReturnType());
    }

    /** The call that does not give up, where it throws no more than the attempt does. */
    private static PlaceFix[] fixes(PsiMethodCallExpression call, String name) {
        PsiExpression[] arguments = call.getArgumentList().getExpressions();
        boolean timed = arguments.length > 1;
        String first = arguments.length == 0 ? "" : arguments[0].getText();
        OtherCallFix fix = switch (name) {
            case "tryLock" -> insist(timed ? "lockInterruptibly" : "lock", "");
            case "tryAcquire" -> timed
                    ? insist("acquire", arguments.length == TIMED_WITH_ARGUMENT ? first : "")
                    : insist("acquireUninterruptibly", first);
            case "tryTransfer" -> timed ? insist("transfer", first) : null;
            case "offer" -> timed ? insist("put", first) : null;
            case "await" -> insist("await", "");
            default -> null;
        };
        return fix == null ? new PlaceFix[0] : new PlaceFix[] {fix};
    }

    private static OtherCallFix insist(String method, String arguments) {
        return new OtherCallFix("fix.insist.family", method, arguments);
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

    /** A question right after the wait finds out what came of it: {@code if (answer == null)}. */
    private static boolean asksNext(PsiExpressionStatement attempt) {
        return PsiTreeUtil.skipWhitespacesAndCommentsForward(attempt) instanceof PsiIfStatement;
    }

    private static boolean isIgnored(PsiMethodCallExpression call) {
        PsiElement parent = call.getParent();
        return parent instanceof PsiExpressionStatement statement && !asksNext(statement)
                || parent instanceof PsiLambdaExpression lambda
                        && PsiTypes.voidType().equals(LambdaUtil.getFunctionalInterfaceReturnType(lambda));
    }
}
