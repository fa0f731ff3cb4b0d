package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.PsiAssertStatement;
import com.intellij.psi.PsiCallExpression;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiDeclarationStatement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiReturnStatement;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiThrowStatement;
import com.intellij.psi.PsiTryStatement;
import com.intellij.psi.PsiWhileStatement;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.lock.SpinLocks;
import dev.heddle.inspections.finding.Evidence;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.Indent;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** A lock that stays locked when the code between lock and unlock throws or returns. */
final class ReleaseCheck {

    private static final Set<String> TAME = Set.of(
            "lock", "unlock", "readLock", "writeLock", "isLocked", "isHeldByCurrentThread", "hasQueuedThread",
            "hasQueuedThreads", "currentThread", "onSpinWait", "yield", "start", "interrupt", "isAlive", "getState",
            "getName");

    private static final Set<String> ATOMIC = Set.of("get", "set", "lazySet", "incrementAndGet", "getAndIncrement");

    private ReleaseCheck() {}

    static Finding of(PsiMethodCallExpression call) {
        if (!(call.getParent() instanceof PsiExpressionStatement statement)
                || !Calls.isOn(call, "java.util.concurrent.locks.Lock")) {
            return null;
        }
        PsiElement body = PsiTreeUtil.getParentOfType(call, PsiMethod.class, PsiLambdaExpression.class);
        List<PsiMethodCallExpression> releases = body == null ? List.of() : releasesOf(call, body);
        if (releases.isEmpty() || releases.stream().anyMatch(ReleaseCheck::isInFinally)
                || body instanceof PsiMethod method && method.getName().endsWith("AndLock")) {
            return null;
        }
        PsiStatement release = releaseInSameBlock(statement, call);
        boolean risky = release == null
                ? canLeaveEarly(statement, null)
                : canLeaveEarly(statement, release);
        if (!risky) {
            return null;
        }
        String text = message("misuse.not.released", Calls.receiver(call));
        Finding finding = release == null || declaresForLater(statement, release)
                ? Finding.at(call, text)
                : Finding.at(call, text, new TryFinallyFix());
        return finding.by(release == null || isTame(statement, release)
                ? Evidence.PERHAPS_MEANT
                : Evidence.BROKEN_RULE);
    }

    /** Whether nothing between lock and unlock is likely to throw, and nothing returns. */
    private static boolean isTame(PsiStatement lock, PsiStatement release) {
        for (PsiElement next = lock.getNextSibling(); next != release; next = next.getNextSibling()) {
            for (PsiElement inner : PsiTreeUtil.findChildrenOfAnyType(
                    next, false, PsiCallExpression.class, PsiReturnStatement.class, PsiThrowStatement.class)) {
                if (!TameCalls.cannotThrow(inner, next)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** A lock of one's own making, taken by a loop over compareAndSet, that a return between leaves locked. */
    static Finding ofSpinLock(PsiWhileStatement loop) {
        String lock = SpinLocks.nameTakenBy(loop);
        PsiStatement release = lock == null ? null : releaseOfSpinLock(loop, lock);
        if (release == null || !leavesBetween(loop, release)) {
            return null;
        }
        String text = message("misuse.spin.not.released", lock);
        return declaresForLater(loop, release)
                ? Finding.at(loop.getCondition(), text)
                : Finding.at(loop.getCondition(), text, new TryFinallyFix());
    }

    private static PsiStatement releaseOfSpinLock(PsiWhileStatement loop, String lock) {
        return releaseAfter(loop, call -> SpinLocks.releases(call) && Calls.receiver(call).equals(lock));
    }

    /** Whether the code between returns or throws, and has no try block that might give the lock back. */
    private static boolean leavesBetween(PsiStatement taking, PsiStatement release) {
        boolean leaves = false;
        for (PsiElement next = taking.getNextSibling(); next != release; next = next.getNextSibling()) {
            if (next instanceof PsiTryStatement) {
                return false;
            }
            leaves |= !PsiTreeUtil.findChildrenOfAnyType(
                            next, false, PsiReturnStatement.class, PsiThrowStatement.class)
                    .isEmpty();
        }
        return leaves;
    }

    private static List<PsiMethodCallExpression> releasesOf(PsiMethodCallExpression lock, PsiElement body) {
        List<PsiMethodCallExpression> releases = new ArrayList<>();
        for (PsiMethodCallExpression call : PsiTreeUtil.findChildrenOfType(body, PsiMethodCallExpression.class)) {
            if ("unlock".equals(call.getMethodExpression().getReferenceName())
                    && Calls.receiver(call).equals(Calls.receiver(lock))
                    && call.getTextOffset() > lock.getTextOffset()) {
                releases.add(call);
            }
        }
        return releases;
    }

    private static boolean isInFinally(PsiElement call) {
        for (PsiElement element = call; element != null; element = element.getParent()) {
            if (element.getParent() instanceof PsiTryStatement tried && tried.getFinallyBlock() == element) {
                return true;
            }
        }
        return false;
    }

    private static PsiStatement releaseInSameBlock(PsiStatement lock, PsiMethodCallExpression lockCall) {
        return releaseAfter(
                lock,
                call -> "unlock".equals(call.getMethodExpression().getReferenceName())
                        && Calls.receiver(call).equals(Calls.receiver(lockCall)));
    }

    private static PsiStatement releaseAfter(PsiStatement taking, Predicate<PsiMethodCallExpression> releases) {
        for (PsiElement next = taking.getNextSibling(); next != null; next = next.getNextSibling()) {
            if (next instanceof PsiExpressionStatement statement
                    && statement.getExpression() instanceof PsiMethodCallExpression call
                    && releases.test(call)) {
                return statement;
            }
        }
        return null;
    }

    /** Whether something between lock and unlock can throw or return. */
    private static boolean canLeaveEarly(PsiStatement lock, PsiStatement release) {
        for (PsiElement next = lock.getNextSibling(); next != null && next != release; next = next.getNextSibling()) {
            for (PsiElement inner : PsiTreeUtil.findChildrenOfAnyType(
                    next, false, PsiCallExpression.class, PsiReturnStatement.class, PsiThrowStatement.class)) {
                if (!(inner instanceof PsiReturnStatement && release == null) && !cannotLeave(inner, next)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Calls that throw only where they are used wrongly, assertions, and code that runs elsewhere or later. */
    private static boolean isOnAtomic(PsiMethodCallExpression call) {
        return call.getArgumentList().getExpressionCount() <= 1
                && ATOMIC.contains(String.valueOf(call.getMethodExpression().getReferenceName()))
                && Calls.isInPackage(call, "java.util.concurrent.atomic");
    }

    private static boolean cannotLeave(PsiElement inner, PsiElement statement) {
        PsiElement elsewhere = PsiTreeUtil.getParentOfType(
                inner, PsiLambdaExpression.class, PsiClass.class, PsiAssertStatement.class);
        if (elsewhere != null && PsiTreeUtil.isAncestor(statement, elsewhere, false)) {
            return true;
        }
        if (inner instanceof PsiNewExpression made) {
            return made.getClassReference() != null && "Thread".equals(made.getClassReference().getReferenceName());
        }
        if (inner instanceof PsiMethodCallExpression call && isOnAtomic(call)) {
            return true;
        }
        return inner instanceof PsiMethodCallExpression call
                && (TAME.contains(String.valueOf(call.getMethodExpression().getReferenceName()))
                        || endsWithAnInterruptOnly(call))
                && (Calls.isOn(call, "java.util.concurrent.locks.Lock")
                        || Calls.isOn(call, "java.util.concurrent.locks.ReadWriteLock")
                        || Calls.isOn(call, "java.lang.Thread"));
    }

    private static boolean endsWithAnInterruptOnly(PsiMethodCallExpression call) {
        return "join".equals(call.getMethodExpression().getReferenceName())
                && call.getArgumentList().isEmpty()
                && MainThread.isLeftAlone(call);
    }

    private static boolean declaresForLater(PsiStatement lock, PsiStatement release) {
        for (PsiElement next = lock.getNextSibling(); next != release; next = next.getNextSibling()) {
            if (next instanceof PsiDeclarationStatement) {
                return PsiTreeUtil.skipWhitespacesAndCommentsForward(release) instanceof PsiStatement;
            }
        }
        return false;
    }

    /** Moves the code between lock and unlock into a try block whose finally unlocks. */
    private static final class TryFinallyFix implements PlaceFix {

        @Override
        public String family() {
            return message("fix.try.finally");
        }

        @Override
        public List<TextEdit> edits(PsiElement place) {
            PsiStatement taking = PsiTreeUtil.getParentOfType(place, PsiStatement.class);
            PsiStatement release = taking == null ? null : releaseFor(place, taking);
            PsiElement first = release == null ? null : PsiTreeUtil.skipWhitespacesForward(taking);
            PsiElement last = release == null ? null : PsiTreeUtil.skipWhitespacesBackward(release);
            return first == null || last == null || first == release
                    ? List.of()
                    : List.of(Indent.intoTry(first, last, release, release.getText()));
        }

        private static PsiStatement releaseFor(PsiElement place, PsiStatement taking) {
            if (taking instanceof PsiWhileStatement loop) {
                String lock = SpinLocks.nameTakenBy(loop);
                return lock == null ? null : releaseOfSpinLock(loop, lock);
            }
            return place instanceof PsiMethodCallExpression call ? releaseInSameBlock(taking, call) : null;
        }
    }
}
