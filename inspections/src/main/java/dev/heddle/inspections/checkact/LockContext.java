package dev.heddle.inspections.checkact;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiFile;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiReturnStatement;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiSynchronizedStatement;
import com.intellij.psi.PsiTryStatement;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.lock.TakenTurns;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Statements;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Tells whether a place runs under some lock, so that two steps there may well be one. */
final class LockContext {

    private static final Set<String> LOCKING = Set.of(
            "lock", "lockInterruptibly", "tryLock", "writeLock", "readLock", "acquire", "acquireUninterruptibly");

    private final PsiFile file;
    private final Map<PsiMethod, Boolean> onlyUnderLock = new HashMap<>();

    LockContext(PsiFile file) {
        this.file = file;
    }

    boolean isLocked(PsiElement place) {
        for (PsiElement element = place; element != null; element = element.getParent()) {
            if (element instanceof PsiSynchronizedStatement || isTryThatUnlocks(element) || followsLock(element)
                    || hasTurn(element)) {
                return true;
            }
            if (element instanceof PsiLambdaExpression || element instanceof PsiClass) {
                return false;
            }
            if (element instanceof PsiMethod method) {
                return method.hasModifierProperty(PsiModifier.SYNCHRONIZED)
                        || method.isConstructor()
                        || method.getName().endsWith("Locked")
                        || isCalledOnlyUnderLock(method);
            }
        }
        return false;
    }

    private static boolean isTryThatUnlocks(PsiElement element) {
        return element instanceof PsiTryStatement tried
                && tried.getFinallyBlock() != null
                && tried.getFinallyBlock().getText().matches("(?s).*\\b(unlock\\w*|release)\\s*\\(.*");
    }

    /** Whether an atomic lets in one thread at a time, here or at an earlier statement of the same block. */
    private static boolean hasTurn(PsiElement element) {
        if (element.getParent() instanceof PsiIfStatement choice && choice.getCondition() != element) {
            return TakenTurns.areTaken(choice.getCondition(), choice.getThenBranch() == element);
        }
        for (PsiElement earlier = element instanceof PsiStatement ? element.getPrevSibling() : null; earlier != null;
                earlier = earlier.getPrevSibling()) {
            if (earlier instanceof PsiIfStatement choice
                    && choice.getElseBranch() == null
                    && TakenTurns.areTaken(choice.getCondition(), false)
                    && PsiTreeUtil.findChildOfType(choice.getThenBranch(), PsiReturnStatement.class, false) != null) {
                return true;
            }
        }
        return false;
    }

    /** Whether an earlier statement of the same block takes a lock. */
    private static boolean followsLock(PsiElement element) {
        if (!(element instanceof PsiStatement)) {
            return false;
        }
        for (PsiElement earlier = element.getPrevSibling(); earlier != null; earlier = earlier.getPrevSibling()) {
            if (Statements.valueOf(earlier) instanceof PsiMethodCallExpression call) {
                String name = call.getMethodExpression().getReferenceName();
                if (name != null && LOCKING.contains(name)) {
                    return true;
                }
                if (name != null && name.startsWith("unlock")) {
                    return false;
                }
            }
        }
        return false;
    }

    private boolean isCalledOnlyUnderLock(PsiMethod method) {
        if (method.hasModifierProperty(PsiModifier.PUBLIC)) {
            return false;
        }
        Boolean known = onlyUnderLock.get(method);
        if (known == null) {
            onlyUnderLock.put(method, false);
            known = allCallsLocked(method);
            onlyUnderLock.put(method, known);
        }
        return known;
    }

    private boolean allCallsLocked(PsiMethod method) {
        boolean called = false;
        for (PsiReferenceExpression name : NameIndex.of(file).usesOf(method)) {
            if (name.getParent() instanceof PsiMethodCallExpression call) {
                if (!isLocked(call)) {
                    return false;
                }
                called = true;
            }
        }
        return called;
    }
}
