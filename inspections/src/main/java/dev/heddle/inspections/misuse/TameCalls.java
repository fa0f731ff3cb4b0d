package dev.heddle.inspections.misuse;

import com.intellij.psi.PsiArrayInitializerExpression;
import com.intellij.psi.PsiAssertStatement;
import com.intellij.psi.PsiCallExpression;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiJavaCodeReferenceElement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiThrowStatement;
import com.intellij.psi.PsiType;
import com.intellij.psi.PsiTypes;
import com.intellij.psi.util.InheritanceUtil;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.name.Logging;
import dev.heddle.inspections.analysis.name.Names;
import java.util.Set;

/** Calls that throw only where they are used wrongly: a lock that only they are made under will be given back. */
final class TameCalls {

    /** How far calls of the same file are followed. */
    private static final int DEPTH = 3;

    private static final Set<String> ON_LOCKS_AND_THREADS = Set.of(
            "lock", "unlock", "readLock", "writeLock", "isLocked", "isHeldByCurrentThread", "hasQueuedThread",
            "hasQueuedThreads", "currentThread", "onSpinWait", "yield", "start", "interrupt", "isAlive", "getState",
            "getName", "signal", "signalAll");

    private static final Set<String> ON_ATOMICS = Set.of("get", "set", "lazySet", "incrementAndGet", "getAndIncrement");

    private static final Set<String> ON_COLLECTIONS = Set.of(
            "get", "getOrDefault", "put", "putIfAbsent", "putAll", "containsKey", "containsValue", "contains", "add",
            "addAll", "remove", "clear", "size", "isEmpty", "keySet", "values", "entrySet", "iterator", "toArray",
            "poll", "pollFirst", "pollLast", "peek", "peekFirst", "peekLast", "offer", "addFirst", "addLast");

    private static final Set<String> OF_SYSTEM = Set.of("currentTimeMillis", "nanoTime", "min", "max");

    private TameCalls() {}

    /** Whether a call inside a statement, or what its own class does there, cannot end the statement early. */
    static boolean cannotThrow(PsiElement inner, PsiElement statement) {
        return cannotThrow(inner, statement, 0);
    }

    private static boolean cannotThrow(PsiElement inner, PsiElement statement, int depth) {
        PsiElement elsewhere = PsiTreeUtil.getParentOfType(
                inner, PsiLambdaExpression.class, PsiClass.class, PsiAssertStatement.class);
        if (elsewhere != null && PsiTreeUtil.isAncestor(statement, elsewhere, false)) {
            return true;
        }
        if (inner instanceof PsiNewExpression made) {
            return isPlainObject(made);
        }
        return inner instanceof PsiMethodCallExpression call && isTame(call, depth);
    }

    private static boolean isPlainObject(PsiNewExpression made) {
        PsiJavaCodeReferenceElement name = made.getClassReference();
        PsiArrayInitializerExpression elements = made.getArrayInitializer();
        if (made.getArrayDimensions().length > 0 || elements != null) {
            return true;
        }
        PsiType type = made.getType();
        return name != null && "Thread".equals(name.getReferenceName())
                || InheritanceUtil.isInheritor(type, "java.util.Collection") && isOfJdk(type)
                || InheritanceUtil.isInheritor(type, "java.util.Map") && isOfJdk(type);
    }

    private static boolean isOfJdk(PsiType type) {
        return type.getCanonicalText().startsWith("java.util.");
    }

    private static boolean isTame(PsiMethodCallExpression call, int depth) {
        String name = String.valueOf(call.getMethodExpression().getReferenceName());
        if (ON_ATOMICS.contains(name)
                && call.getArgumentList().getExpressionCount() <= 1
                && call.getMethodExpression().getQualifierExpression() instanceof PsiReferenceExpression
                && Calls.isInPackage(call, "java.util.concurrent.atomic")) {
            return true;
        }
        if ((ON_LOCKS_AND_THREADS.contains(name) || endsWithAnInterruptOnly(call)) && isOnLockOrThread(call)) {
            return true;
        }
        return OF_SYSTEM.contains(name) && Calls.isInPackage(call, "java.lang")
                || ON_COLLECTIONS.contains(name) && isOnCollection(call)
                || Logging.isCall(call)
                || isGetter(call, name)
                || depth < DEPTH && isOwnStep(call, depth);
    }

    /** Asking a variable's object for something it has hardly ever throws. */
    private static boolean isGetter(PsiMethodCallExpression call, String name) {
        return call.getArgumentList().isEmpty()
                && name.matches("(get|is|has)[A-Z]\\w*")
                && call.getMethodExpression().getQualifierExpression() instanceof PsiReferenceExpression;
    }

    private static boolean isOnLockOrThread(PsiMethodCallExpression call) {
        return Calls.isOn(call, "java.util.concurrent.locks.Lock")
                || Calls.isOn(call, "java.util.concurrent.locks.ReadWriteLock")
                || Calls.isOn(call, "java.util.concurrent.locks.Condition")
                || Calls.isOn(call, "java.lang.Thread");
    }

    /** A collection that a variable holds, asked by key or element: what a call returns may be null. */
    private static boolean isOnCollection(PsiMethodCallExpression call) {
        PsiExpression collection = call.getMethodExpression().getQualifierExpression();
        boolean byIndex = InheritanceUtil.isInheritor(
                        collection == null ? null : collection.getType(), "java.util.List")
                && call.getArgumentList().getExpressionCount() > 0
                && PsiTypes.intType().equals(call.getArgumentList().getExpressions()[0].getType());
        return collection instanceof PsiReferenceExpression
                && !byIndex
                && (Calls.isOn(call, "java.util.Collection") || Calls.isOn(call, "java.util.Map"));
    }

    private static boolean endsWithAnInterruptOnly(PsiMethodCallExpression call) {
        return "join".equals(call.getMethodExpression().getReferenceName())
                && call.getArgumentList().isEmpty()
                && MainThread.isLeftAlone(call);
    }

    /** A method of the same class that nobody overrides and that only does what cannot throw either. */
    private static boolean isOwnStep(PsiMethodCallExpression call, int depth) {
        PsiMethod step = call.getMethodExpression().getQualifierExpression() == null ? Names.methodOf(call) : null;
        if (step == null
                || step.getBody() == null
                || step.getContainingFile() != call.getContainingFile()
                || !step.hasModifierProperty(PsiModifier.PRIVATE)
                        && !step.hasModifierProperty(PsiModifier.STATIC)
                        && !step.hasModifierProperty(PsiModifier.FINAL)) {
            return false;
        }
        return PsiTreeUtil.findChildrenOfAnyType(step.getBody(), PsiCallExpression.class, PsiThrowStatement.class)
                .stream()
                .allMatch(inner -> cannotThrow(inner, step.getBody(), depth + 1));
    }
}
