package dev.heddle.inspections.analysis;

import com.intellij.psi.PsiAnnotation;
import com.intellij.psi.PsiAnnotationMemberValue;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiModifierListOwner;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.util.PsiUtil;
import java.util.Set;

/** Names the locks that code takes, and those it may rely on. */
final class Locks {

    private Locks() {}

    static LockRef monitor(PsiExpression expression) {
        return new LockRef(named(expression), false);
    }

    private static ObjectRef named(PsiExpression expression) {
        ObjectRef object = References.of(expression);
        return object == ObjectRef.UNTRACKED ? new ObjectRef.Named(expression.getText()) : object;
    }

    /** The lock object that {@code x.lock()}, {@code rw.readLock().lock()} or {@code stamped.writeLock()} is about. */
    static LockRef lockObject(PsiMethodCallExpression call) {
        String name = call.getMethodExpression().getReferenceName();
        PsiExpression qualifier =
                PsiUtil.skipParenthesizedExprDown(call.getMethodExpression().getQualifierExpression());
        if (qualifier == null) {
            PsiMethod method = call.resolveMethod();
            PsiClass declaring = method == null ? null : method.getContainingClass();
            ObjectRef self = declaring == null ? ObjectRef.UNTRACKED : References.implicitThis(call, declaring);
            return new LockRef(self, "readLock".equals(name) || "unlockRead".equals(name));
        }
        boolean stampedRead = "readLock".equals(name) || "unlockRead".equals(name);
        PsiExpression source = viewOf(qualifier);
        if (source instanceof PsiMethodCallExpression view) {
            String side = view.getMethodExpression().getReferenceName();
            PsiExpression readWriteLock = view.getMethodExpression().getQualifierExpression();
            if (readWriteLock != null && ("readLock".equals(side) || "writeLock".equals(side))) {
                return new LockRef(named(readWriteLock), "readLock".equals(side));
            }
        }
        return new LockRef(named(qualifier), stampedRead);
    }

    /** A field that keeps one side of a read-write lock stands for the call that made it. */
    private static PsiExpression viewOf(PsiExpression qualifier) {
        if (qualifier instanceof PsiReferenceExpression reference
                && reference.resolve() instanceof PsiField field
                && PsiUtil.skipParenthesizedExprDown(field.getInitializer())
                        instanceof PsiMethodCallExpression view) {
            return view;
        }
        return qualifier;
    }

    /** What a body holds when it begins: its own monitor, or what {@code @GuardedBy} promises. */
    static Set<LockRef> heldOnEntry(PsiElement body) {
        if (!(body instanceof PsiMethod method) || method.getContainingClass() == null) {
            return Set.of();
        }
        Set<LockRef> held = Set.of();
        PsiClass owner = method.getContainingClass();
        if (method.hasModifierProperty(PsiModifier.SYNCHRONIZED)) {
            held = LockRef.with(held, ownMonitor(method, owner));
        }
        LockRef promised = guardedBy(method, owner);
        return promised == null ? held : LockRef.with(held, promised);
    }

    static LockRef ownMonitor(PsiMethod method, PsiClass owner) {
        return new LockRef(
                method.hasModifierProperty(PsiModifier.STATIC)
                        ? new ObjectRef.Type(owner)
                        : new ObjectRef.This(owner),
                false);
    }

    /** The lock that a {@code @GuardedBy} annotation of any package names, or null. */
    static LockRef guardedBy(PsiModifierListOwner element, PsiClass owner) {
        PsiAnnotation annotation = Annotations.find(element, Set.of("GuardedBy"));
        if (annotation == null) {
            return null;
        }
        PsiAnnotationMemberValue value = annotation.findDeclaredAttributeValue("value");
        String name = value instanceof PsiLiteralExpression literal && literal.getValue() instanceof String text
                ? text
                : "this";
        if (name.equals("this") || name.equals("itself")) {
            return new LockRef(new ObjectRef.This(owner), false);
        }
        if (name.endsWith(".class")) {
            return new LockRef(new ObjectRef.Type(owner), false);
        }
        PsiField lock = owner.findFieldByName(name.startsWith("this.") ? name.substring(5) : name, true);
        if (lock == null || lock.getContainingClass() == null) {
            return new LockRef(new ObjectRef.Named(name), false);
        }
        ObjectRef holder = lock.hasModifierProperty(PsiModifier.STATIC)
                ? new ObjectRef.Type(lock.getContainingClass())
                : new ObjectRef.This(owner);
        return new LockRef(ObjectRef.via(holder, lock), false);
    }
}
