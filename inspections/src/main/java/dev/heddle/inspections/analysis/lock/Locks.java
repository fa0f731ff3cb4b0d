package dev.heddle.inspections.analysis.lock;

import com.intellij.psi.JavaTokenType;
import com.intellij.psi.PsiAnnotation;
import com.intellij.psi.PsiAnnotationMemberValue;
import com.intellij.psi.PsiBinaryExpression;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiClassInitializer;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiMember;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiModifierListOwner;
import com.intellij.psi.PsiPrefixExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiResourceList;
import com.intellij.psi.PsiReturnStatement;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiThrowStatement;
import com.intellij.psi.PsiType;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.event.LockRef;
import dev.heddle.inspections.analysis.event.ObjectRef;
import dev.heddle.inspections.analysis.name.Annotations;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.analysis.name.References;
import dev.heddle.inspections.analysis.thread.ThreadApi;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Names the locks that code takes, and those it may rely on. */
public final class Locks {

    private static final Pattern RESOURCE_LOCKS = Pattern.compile("(try|read|write|with)?[lL]ock\\w*|acquire\\w*");
    private static final LockRef EVENT_LOOP = new LockRef(new ObjectRef.Named("event loop"), false);

    private Locks() {}

    public static LockRef monitor(PsiExpression expression) {
        return new LockRef(named(expression), false);
    }

    private static ObjectRef named(PsiExpression expression) {
        ObjectRef object = References.of(expression);
        return object == ObjectRef.UNTRACKED ? new ObjectRef.Named(expression.getText()) : object;
    }

    /** The lock object that {@code x.lock()}, {@code rw.readLock().lock()} or {@code stamped.writeLock()} is about. */
    public static LockRef lockObject(PsiMethodCallExpression call) {
        String name = call.getMethodExpression().getReferenceName();
        PsiExpression qualifier =
                PsiUtil.skipParenthesizedExprDown(call.getMethodExpression().getQualifierExpression());
        if (qualifier == null) {
            PsiMethod method = Names.methodOf(call);
            PsiClass declaring = method == null ? null : method.getContainingClass();
            ObjectRef self = declaring == null ? ObjectRef.UNTRACKED : References.implicitThis(call, declaring);
            return new LockRef(self, "readLock".equals(name) || "unlockRead".equals(name));
        }
        LockRef lock = lockNamed(qualifier);
        return "readLock".equals(name) || "unlockRead".equals(name) ? new LockRef(lock.object(), true) : lock;
    }

    /** The lock that an expression such as {@code lock} or {@code rw.readLock()} stands for. */
    static LockRef lockNamed(PsiExpression expression) {
        PsiExpression source = viewOf(expression);
        if (source instanceof PsiMethodCallExpression view) {
            String side = view.getMethodExpression().getReferenceName();
            PsiExpression readWriteLock = view.getMethodExpression().getQualifierExpression();
            if (readWriteLock != null && ("readLock".equals(side) || "writeLock".equals(side))) {
                return new LockRef(named(readWriteLock), "readLock".equals(side));
            }
        }
        return new LockRef(named(expression), false);
    }

    /** A field that keeps one side of a read-write lock stands for the call that made it. */
    private static PsiExpression viewOf(PsiExpression qualifier) {
        if (qualifier instanceof PsiReferenceExpression reference
                && Names.targetOf(reference) instanceof PsiField field
                && PsiUtil.skipParenthesizedExprDown(field.getInitializer())
                        instanceof PsiMethodCallExpression view) {
            return view;
        }
        return qualifier;
    }

    /** The lock that an attempt has failed to take where the condition came out so; null where it is none. */
    public static LockRef missed(PsiExpression condition, boolean outcome) {
        PsiExpression asked = PsiUtil.skipParenthesizedExprDown(condition);
        if (asked instanceof PsiPrefixExpression not && not.getOperationTokenType() == JavaTokenType.EXCL) {
            return missed(not.getOperand(), !outcome);
        }
        return !outcome
                        && asked instanceof PsiMethodCallExpression call
                        && ThreadApi.meaningOf(call) == ThreadApi.Meaning.TRY_LOCK
                ? lockObject(call)
                : null;
    }

    /** {@code Thread.holdsLock(x)} and {@code lock.isHeldByCurrentThread()}: code that asks relies on the answer. */
    public static LockRef asserted(PsiMethodCallExpression call) {
        String name = call.getMethodExpression().getReferenceName();
        if ("holdsLock".equals(name) && call.getArgumentList().getExpressionCount() == 1) {
            return isDenied(call) ? null : monitor(call.getArgumentList().getExpressions()[0]);
        }
        return ("isHeldByCurrentThread".equals(name) || "isWriteLockedByCurrentThread".equals(name)) && !isDenied(call)
                ? lockObject(call)
                : null;
    }

    /** {@code assert !Thread.holdsLock(x)}, {@code if (Thread.holdsLock(x)) throw …}: the code goes on without it. */
    private static boolean isDenied(PsiMethodCallExpression question) {
        PsiElement parent = PsiUtil.skipParenthesizedExprUp(question.getParent());
        boolean negated =
                parent instanceof PsiPrefixExpression not && not.getOperationTokenType() == JavaTokenType.EXCL
                        || parent instanceof PsiBinaryExpression comparison
                                && comparison.getOperationTokenType() == JavaTokenType.EQEQ
                                && comparison.getText().endsWith("false");
        PsiIfStatement choice = PsiTreeUtil.getParentOfType(question, PsiIfStatement.class, true, PsiStatement.class);
        boolean leavesIfTrue = choice != null
                && !PsiTreeUtil.findChildrenOfAnyType(
                                choice.getThenBranch(), false, PsiThrowStatement.class, PsiReturnStatement.class)
                        .isEmpty();
        return negated != leavesIfTrue;
    }

    /** Locks that a try statement holds as resources: {@code try (AutoLock held = lock.lock())}. */
    public static List<LockRef> ofResources(PsiResourceList resources) {
        List<LockRef> locks = new ArrayList<>();
        for (PsiMethodCallExpression call :
                PsiTreeUtil.findChildrenOfType(resources, PsiMethodCallExpression.class)) {
            String name = call.getMethodExpression().getReferenceName();
            if (name != null && (RESOURCE_LOCKS.matcher(name).matches() || isOnLock(call))) {
                locks.add(lockObject(call));
            }
        }
        return locks;
    }

    /** {@code try (Closeable held = lock.obtain())}, where the lock's class says by its name that it is one. */
    private static boolean isOnLock(PsiMethodCallExpression call) {
        PsiExpression lock = call.getMethodExpression().getQualifierExpression();
        PsiType type = lock == null ? null : lock.getType();
        return call.getArgumentList().isEmpty() && type != null && type.getPresentableText().endsWith("Lock");
    }

    /** What a body holds when it begins: its own monitor, or what {@code @GuardedBy} promises. */
    public static Set<LockRef> heldOnEntry(PsiElement body) {
        PsiMethod round = body instanceof PsiMethod own ? own : PsiTreeUtil.getParentOfType(body, PsiMethod.class);
        Set<LockRef> held = round != null && staysInEventLoop(round) ? Set.of(EVENT_LOOP) : Set.of();
        if ((body instanceof PsiField || body instanceof PsiClassInitializer)
                && ((PsiMember) body).hasModifierProperty(PsiModifier.STATIC)
                && ((PsiMember) body).getContainingClass() != null) {
            return LockRef.with(held, new LockRef(new ObjectRef.Init(((PsiMember) body).getContainingClass()), false));
        }
        if (!(body instanceof PsiMethod method) || method.getContainingClass() == null) {
            return held;
        }
        PsiClass owner = method.getContainingClass();
        if (method.hasModifierProperty(PsiModifier.SYNCHRONIZED)) {
            held = LockRef.with(held, ownMonitor(method, owner));
        }
        LockRef promised = guardedBy(method, owner);
        return promised == null ? held : LockRef.with(held, promised);
    }

    /** Code that checks for its event loop, and hands itself over to it otherwise, has one thread. */
    private static boolean staysInEventLoop(PsiMethod method) {
        NameIndex names = NameIndex.of(method.getContainingFile());
        return method.getBody() != null
                && (names.hasNameEndingWith("nEventLoop") || names.hasNameEndingWith("isEventDispatchThread"))
                && PsiTreeUtil.findChildrenOfType(method.getBody(), PsiMethodCallExpression.class).stream()
                        .map(call -> String.valueOf(call.getMethodExpression().getReferenceName()))
                        .anyMatch(name -> name.endsWith("nEventLoop") || name.equals("isEventDispatchThread"));
    }

    public static LockRef ownMonitor(PsiMethod method, PsiClass owner) {
        return new LockRef(
                method.hasModifierProperty(PsiModifier.STATIC)
                        ? new ObjectRef.Type(owner)
                        : new ObjectRef.This(owner),
                false);
    }

    /** The lock that a {@code @GuardedBy} annotation of any package names, or null. */
    public static LockRef guardedBy(PsiModifierListOwner element, PsiClass owner) {
        String name = guardText(element);
        if (name == null) {
            return null;
        }
        if (name.equals("itself") && element instanceof PsiField field) {
            return new LockRef(fieldOf(owner, field), false);
        }
        if (name.equals("this") || name.equals("itself")) {
            return new LockRef(new ObjectRef.This(owner), false);
        }
        if (name.endsWith(".class")) {
            return new LockRef(new ObjectRef.Type(owner), false);
        }
        PsiField lock = owner.findFieldByName(name.startsWith("this.") ? name.substring(5) : name, true);
        return new LockRef(
                lock == null || lock.getContainingClass() == null ? new ObjectRef.Named(name) : fieldOf(owner, lock),
                false);
    }

    /** The lock as the annotation writes it; null without one. */
    public static String guardText(PsiModifierListOwner element) {
        PsiAnnotation annotation = Annotations.find(element, Set.of("GuardedBy"));
        if (annotation == null) {
            return null;
        }
        PsiAnnotationMemberValue value = annotation.findDeclaredAttributeValue("value");
        return value instanceof PsiLiteralExpression literal && literal.getValue() instanceof String text
                ? text
                : "this";
    }

    private static ObjectRef fieldOf(PsiClass owner, PsiField field) {
        return ObjectRef.via(
                field.hasModifierProperty(PsiModifier.STATIC)
                        ? new ObjectRef.Type(field.getContainingClass())
                        : new ObjectRef.This(owner),
                field);
    }
}
