package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiSynchronizedStatement;
import com.intellij.psi.PsiTryStatement;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.finding.Finding;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A call that can wait long, made while a lock keeps others out. */
final class BlockingCheck {

    private BlockingCheck() {}

    static Finding of(PsiMethodCallExpression call) {
        String lock = blocks(call) ? lockRound(call) : null;
        return lock == null || isGivenUp(call, lock) || !hurtsOthers(call, lock)
                ? null
                : Finding.at(
                                call,
                                message("misuse.blocking", call.getMethodExpression().getReferenceName(), lock))
                        .by(LongWaits.evidenceFor(call));
    }

    /** A join waits on the monitor of the thread, so that one is not held meanwhile. */
    private static boolean isGivenUp(PsiMethodCallExpression call, String lock) {
        return "join".equals(call.getMethodExpression().getReferenceName()) && Calls.isOn(call, "java.lang.Thread")
                && Calls.receiver(call).equals(lock);
    }

    /** Whether another method needs the same lock; a method that only keeps itself from running twice hurts nobody. */
    private static boolean hurtsOthers(PsiElement call, String lock) {
        PsiMethod own = PsiTreeUtil.getParentOfType(call, PsiMethod.class);
        PsiClass owner = PsiTreeUtil.getParentOfType(call, PsiClass.class);
        if (own == null || owner == null) {
            return true;
        }
        for (PsiMethod method : owner.getMethods()) {
            boolean whole = method.hasModifierProperty(PsiModifier.SYNCHRONIZED)
                    && (lock.equals("this") && !method.hasModifierProperty(PsiModifier.STATIC)
                            || lock.endsWith(".class") && method.hasModifierProperty(PsiModifier.STATIC));
            // Overloads are one operation, which may keep itself from running twice.
            if (!method.getName().equals(own.getName()) && (whole || locks(method, lock))) {
                return true;
            }
        }
        return !lock.equals("this") && !lock.endsWith(".class") && owner.findFieldByName(lock, true) == null
                && !canBeGivenUp(own, lock);
    }

    /** Whether all who want a local lock besides the method itself can be told not to wait for it any longer. */
    private static boolean canBeGivenUp(PsiMethod own, String lock) {
        boolean local = false;
        for (PsiReferenceExpression use : PsiTreeUtil.findChildrenOfType(own, PsiReferenceExpression.class)) {
            if (use.getText().equals(lock)) {
                local = Names.targetOf(use) instanceof PsiLocalVariable;
                boolean elsewhere = PsiTreeUtil.getParentOfType(
                        use, PsiLambdaExpression.class, PsiClass.class, PsiMethod.class) != own;
                boolean known = use.getParent() instanceof PsiReferenceExpression member
                        && member.getParent() instanceof PsiMethodCallExpression
                        && !(elsewhere && "lock".equals(member.getReferenceName()));
                if (!local || !known) {
                    return false;
                }
            }
        }
        return local;
    }

    private static boolean locks(PsiMethod method, String lock) {
        for (PsiSynchronizedStatement statement :
                PsiTreeUtil.findChildrenOfType(method, PsiSynchronizedStatement.class)) {
            if (statement.getLockExpression() != null && statement.getLockExpression().getText().equals(lock)) {
                return true;
            }
        }
        return PsiTreeUtil.findChildrenOfType(method, PsiMethodCallExpression.class).stream()
                .anyMatch(call -> "lock".equals(call.getMethodExpression().getReferenceName())
                        && Calls.receiver(call).equals(lock));
    }

    private static boolean blocks(PsiMethodCallExpression call) {
        return switch (String.valueOf(call.getMethodExpression().getReferenceName())) {
            case "sleep" -> Calls.isDeclaredIn(call, "java.lang.Thread") || Calls.isDeclaredIn(
                    call, "java.util.concurrent.TimeUnit");
            case "join" -> Calls.isOn(call, "java.lang.Thread") && !isShortEnd(call) || isUnboundedFuture(call);
            case "get" -> isUnboundedFuture(call);
            case "take", "put" -> Calls.isOn(call, "java.util.concurrent.BlockingQueue");
            case "await" -> Calls.isOn(call, "java.util.concurrent.CountDownLatch")
                    || Calls.isOn(call, "java.util.concurrent.CyclicBarrier");
            case "awaitTermination", "invokeAll" -> Calls.isOn(call, "java.util.concurrent.ExecutorService");
            case "acquire" -> Calls.isOn(call, "java.util.concurrent.Semaphore");
            default -> false;
        };
    }

    /** A join that is limited in time, of a thread that was interrupted just before: it is about to end. */
    private static boolean isShortEnd(PsiMethodCallExpression join) {
        return !join.getArgumentList().isEmpty() && isToldToEnd(join);
    }

    /** Whether a join is of a thread that the method has interrupted before. */
    static boolean isToldToEnd(PsiMethodCallExpression join) {
        return isAskedBefore("interrupt", join);
    }

    /** Whether the method has called another method of the same object before. */
    private static boolean isAskedBefore(String name, PsiMethodCallExpression later) {
        PsiMethod method = PsiTreeUtil.getParentOfType(later, PsiMethod.class);
        return method != null
                && PsiTreeUtil.findChildrenOfType(method, PsiMethodCallExpression.class).stream()
                        .anyMatch(call -> name.equals(call.getMethodExpression().getReferenceName())
                                && Calls.receiver(call).equals(Calls.receiver(later))
                                && call.getTextOffset() < later.getTextOffset());
    }

    private static boolean isUnboundedFuture(PsiMethodCallExpression call) {
        return call.getArgumentList().isEmpty()
                && Calls.isOn(call, "java.util.concurrent.Future")
                && !isAskedBefore("isDone", call);
    }

    /** What is locked round the call, as text, or null. */
    private static String lockRound(PsiElement call) {
        Set<String> givenBack = new HashSet<>();
        for (PsiElement element = call; element != null; element = element.getParent()) {
            if (element instanceof PsiSynchronizedStatement held && held.getLockExpression() != null
                    && PsiTreeUtil.isAncestor(held.getBody(), call, true)) {
                return held.getLockExpression().getText();
            }
            String plain = element instanceof PsiStatement statement ? lockedAbove(statement, givenBack) : null;
            if (plain != null) {
                return plain;
            }
            if (element instanceof PsiTryStatement tried && PsiTreeUtil.isAncestor(tried.getTryBlock(), call, true)) {
                String lock = lockedBefore(tried);
                if (lock != null && !givenBack.contains(lock)) {
                    return lock;
                }
            }
            if (element instanceof PsiLambdaExpression || element instanceof PsiClass) {
                return null;
            }
            if (element instanceof PsiMethod method) {
                boolean whole = method.hasModifierProperty(PsiModifier.SYNCHRONIZED);
                PsiClass owner = method.getContainingClass();
                return !whole ? null
                        : method.hasModifierProperty(PsiModifier.STATIC) && owner != null
                                ? owner.getName() + ".class"
                                : "this";
            }
        }
        return null;
    }

    /**
     * A lock that an earlier statement of the block takes, and none between gives back.
     *
     * @param givenBack what later statements have given back; more is added
     */
    private static String lockedAbove(PsiStatement statement, Set<String> givenBack) {
        if (NameIndex.of(statement.getContainingFile()).named("lock").isEmpty()) {
            // Not to go back over all statements of a block from each that waits.
            return null;
        }
        for (PsiElement before = statement.getPrevSibling(); before != null; before = before.getPrevSibling()) {
            if (before instanceof PsiTryStatement tried && tried.getFinallyBlock() != null) {
                unlocksIn(tried.getFinallyBlock()).forEach(unlock -> givenBack.add(Calls.receiver(unlock)));
            }
            if (before instanceof PsiExpressionStatement earlier
                    && earlier.getExpression() instanceof PsiMethodCallExpression call) {
                String name = call.getMethodExpression().getReferenceName();
                if ("unlock".equals(name)) {
                    givenBack.add(Calls.receiver(call));
                } else if ("lock".equals(name)
                        && !givenBack.contains(Calls.receiver(call))
                        && Calls.isOn(call, "java.util.concurrent.locks.Lock")) {
                    return Calls.receiver(call);
                }
            }
        }
        return null;
    }

    private static List<PsiMethodCallExpression> unlocksIn(PsiElement code) {
        return PsiTreeUtil.findChildrenOfType(code, PsiMethodCallExpression.class).stream()
                .filter(call -> "unlock".equals(call.getMethodExpression().getReferenceName()))
                .toList();
    }

    private static String lockedBefore(PsiTryStatement tried) {
        PsiElement before = PsiTreeUtil.skipWhitespacesBackward(tried);
        boolean unlocks = tried.getFinallyBlock() != null
                && !unlocksIn(tried.getFinallyBlock()).isEmpty();
        return unlocks
                        && before instanceof PsiExpressionStatement statement
                        && statement.getExpression() instanceof PsiMethodCallExpression call
                        && "lock".equals(call.getMethodExpression().getReferenceName())
                ? Calls.receiver(call)
                : null;
    }
}
