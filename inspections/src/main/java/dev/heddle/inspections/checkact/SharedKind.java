package dev.heddle.inspections.checkact;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiClassType;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiType;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.InheritanceUtil;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.name.Names;
import java.util.Set;

/** Which variables are made for several threads, each operation safe by itself and two together not. */
enum SharedKind {
    MAP,
    COLLECTION,
    /** Made by {@code Collections.synchronized…}: iterating needs the collection's own lock. */
    SYNCHRONIZED,
    ATOMIC,
    /** A StringBuffer. */
    BUFFER,
    VOLATILE,
    NONE;

    private static final Set<String> ATOMICS = Set.of(
            "AtomicInteger", "AtomicLong", "AtomicBoolean", "AtomicReference", "AtomicIntegerArray", "AtomicLongArray",
            "AtomicReferenceArray", "AtomicMarkableReference", "AtomicStampedReference");

    boolean isMap() {
        return this == MAP;
    }

    /** The variable that an expression names, where several threads can reach it. */
    static PsiVariable sharedVariable(PsiExpression expression) {
        if (PsiUtil.skipParenthesizedExprDown(expression) instanceof PsiReferenceExpression reference
                && Names.targetOf(reference) instanceof PsiVariable variable
                && (variable instanceof PsiField
                        || isCaptured(reference, variable)
                        || CapturedLocals.isInAnotherThread(reference, variable)
                        || SharedParameters.argument(variable) != null)) {
            return variable;
        }
        return null;
    }

    /** A local variable is shared where a lambda or an inner class uses it. */
    static boolean isCaptured(PsiElement use, PsiVariable variable) {
        if (!(variable instanceof PsiLocalVariable)) {
            return false;
        }
        PsiElement user = PsiTreeUtil.getParentOfType(use, PsiLambdaExpression.class, PsiClass.class);
        return user != null && !PsiTreeUtil.isAncestor(user, variable, true);
    }

    static SharedKind of(PsiExpression expression) {
        PsiVariable variable = sharedVariable(expression);
        return variable == null ? NONE : of(variable);
    }

    static SharedKind of(PsiVariable declared) {
        PsiVariable argument = SharedParameters.argument(declared);
        return ofMade(argument == null ? declared : argument);
    }

    private static SharedKind ofMade(PsiVariable variable) {
        PsiType type = variable.getType();
        String name = type instanceof PsiClassType classType ? classType.getClassName() : null;
        if (name == null) {
            return isVolatile(variable) ? VOLATILE : NONE;
        }
        if (ATOMICS.contains(name)) {
            return ATOMIC;
        }
        if (isConcurrentMap(name, type)
                || madeAs(variable, "ConcurrentHashMap", "ConcurrentSkipListMap", "Hashtable")) {
            return MAP;
        }
        if (name.equals("StringBuffer")) {
            return BUFFER;
        }
        SharedKind wrapped = madeByFactory(variable);
        if (wrapped != NONE) {
            return wrapped;
        }
        if (name.startsWith("CopyOnWriteArray") || name.equals("Vector") || name.startsWith("ConcurrentSkipList")
                || name.startsWith("ConcurrentLinked") || name.contains("BlockingQueue")
                || name.contains("BlockingDeque")
                || name.endsWith("TransferQueue")
                || madeAs(variable, "CopyOnWriteArrayList", "CopyOnWriteArraySet", "Vector", "ConcurrentLinkedQueue",
                        "ConcurrentLinkedDeque", "ConcurrentSkipListSet", "LinkedBlockingQueue",
                        "ArrayBlockingQueue", "LinkedBlockingDeque", "PriorityBlockingQueue", "LinkedTransferQueue")) {
            return COLLECTION;
        }
        return isVolatile(variable) ? VOLATILE : NONE;
    }

    private static boolean isConcurrentMap(String name, PsiType type) {
        return name.equals("Hashtable")
                || name.startsWith("Concurrent")
                        && InheritanceUtil.isInheritor(type, "java.util.concurrent.ConcurrentMap");
    }

    private static boolean madeAs(PsiVariable variable, String... classes) {
        return PsiUtil.skipParenthesizedExprDown(variable.getInitializer()) instanceof PsiNewExpression created
                && created.getClassReference() != null
                && Set.of(classes).contains(created.getClassReference().getReferenceName());
    }

    private static SharedKind madeByFactory(PsiVariable variable) {
        if (!(PsiUtil.skipParenthesizedExprDown(variable.getInitializer()) instanceof PsiMethodCallExpression call)) {
            return NONE;
        }
        String method = call.getMethodExpression().getReferenceName();
        if (method == null) {
            return NONE;
        }
        if (method.startsWith("synchronized") && method.endsWith("Map")) {
            return MAP;
        }
        if (method.startsWith("synchronized")) {
            return SYNCHRONIZED;
        }
        return method.equals("newKeySet") || method.equals("newConcurrentHashSet") ? COLLECTION
                : method.equals("newConcurrentMap") ? MAP : NONE;
    }

    /** Whether iterating over it without its lock fails: {@code Collections.synchronized…}, maps included. */
    static boolean needsLockToIterate(PsiVariable variable) {
        return PsiUtil.skipParenthesizedExprDown(variable.getInitializer()) instanceof PsiMethodCallExpression call
                && call.getMethodExpression().getReferenceName() != null
                && call.getMethodExpression().getReferenceName().startsWith("synchronized");
    }

    private static boolean isVolatile(PsiVariable variable) {
        return variable instanceof PsiField field && field.hasModifierProperty(PsiModifier.VOLATILE);
    }
}
