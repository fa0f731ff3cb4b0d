package dev.heddle.inspections.analysis.body;

import com.intellij.psi.PsiAnonymousClass;
import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiExpressionList;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiJavaCodeReferenceElement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiMethodReferenceExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiParameter;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.event.Bodies;
import dev.heddle.inspections.analysis.event.BodyEvents;
import dev.heddle.inspections.analysis.event.Event;
import dev.heddle.inspections.analysis.event.LockRef;
import dev.heddle.inspections.analysis.event.ObjectRef;
import dev.heddle.inspections.analysis.event.Task;
import dev.heddle.inspections.analysis.lock.LockHelpers;
import dev.heddle.inspections.analysis.lock.Locks;
import dev.heddle.inspections.analysis.name.FileScope;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.analysis.name.References;
import dev.heddle.inspections.analysis.thread.Tasks;
import dev.heddle.inspections.analysis.thread.ThreadApi.Meaning;
import dev.heddle.inspections.analysis.thread.ThreadApi;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Turns the calls in a body into events: starts, joins, locks, and calls of methods whose source is known. */
final class CallReader {

    private static final Set<String> INVOKES = Set.of("run", "call", "get", "accept", "apply", "test");

    /** Calls that wait for code and run each piece of it once. */
    private static final Set<String> RUN_ONCE = Set.of("invoke", "invokeAll", "invokeAny", "invokeAndWait");

    private final FileScope scope;
    private final PsiElement body;
    private final BodyEvents events;
    private final Map<PsiMethodCallExpression, Meaning> meanings = new HashMap<>();

    CallReader(FileScope scope, PsiElement body, BodyEvents events) {
        this.scope = scope;
        this.body = body;
        this.events = events;
    }

    private Meaning meaningOf(PsiMethodCallExpression call) {
        return meanings.computeIfAbsent(call, ThreadApi::meaningOf);
    }

    /** Whether the arguments run on other threads, so that they are no part of this body. */
    boolean handsOverArguments(PsiMethodCallExpression call) {
        Meaning meaning = meaningOf(call);
        return meaning == Meaning.START_ARGUMENTS || meaning == Meaning.PARALLEL;
    }

    boolean runsAtOnce(PsiLambdaExpression lambda, Set<String> methods) {
        return lambda.getParent() instanceof PsiExpressionList
                && lambda.getParent().getParent() instanceof PsiMethodCallExpression call
                && methods.contains(call.getMethodExpression().getReferenceName());
    }

    /** The lock that a call gives back, or null. */
    LockRef releasedBy(PsiMethodCallExpression call) {
        return meaningOf(call) == Meaning.UNLOCK ? Locks.lockObject(call) : null;
    }

    /** Adds what the call does; returns the locks that are held after it. */
    Set<LockRef> read(PsiMethodCallExpression call, Set<LockRef> held, Set<LockRef> perhaps) {
        PsiExpression qualifier = call.getMethodExpression().getQualifierExpression();
        switch (meaningOf(call)) {
            case START_ARGUMENTS -> startArguments(call, false, held);
            case PARALLEL -> startArguments(call, true, held);
            case START_RECEIVER -> start(qualifier, References.of(qualifier), call, held);
            case JOIN_RECEIVER -> events.add(new Event.Join(joined(qualifier), call, call, held));
            case JOIN_ALL -> events.add(new Event.Join(null, call, call, held));
            case WAIT -> events.add(new Event.Wait(call, call, held));
            case LOCK -> {
                LockRef lock = Locks.lockObject(call);
                if (!"tryConvertToWriteLock".equals(call.getMethodExpression().getReferenceName())) {
                    events.acquire(lock, false, call, held, perhaps);
                }
                return LockRef.with(held, lock);
            }
            case TRY_LOCK -> {
                LockRef lock = Locks.lockObject(call);
                events.acquire(lock, true, call, held, perhaps);
                return call.getParent() instanceof PsiExpressionStatement ? held : LockRef.with(held, lock);
            }
            case UNLOCK -> {
                return LockRef.without(held, Locks.lockObject(call));
            }
            default -> {
                plainCall(call, qualifier, held);
                return afterHelper(call, held);
            }
        }
        return held;
    }

    private static Set<LockRef> afterHelper(PsiMethodCallExpression call, Set<LockRef> held) {
        LockRef taken = LockHelpers.takenBy(call);
        if (taken != null) {
            return LockRef.with(held, taken);
        }
        LockRef givenBack = held.isEmpty() ? null : LockHelpers.givenBackBy(call);
        return givenBack == null ? held : LockRef.without(held, givenBack);
    }

    private static ObjectRef joined(PsiExpression qualifier) {
        ObjectRef target = References.of(qualifier);
        return target == ObjectRef.UNTRACKED ? null : target;
    }

    private void plainCall(PsiMethodCallExpression call, PsiExpression qualifier, Set<LockRef> held) {
        String name = call.getMethodExpression().getReferenceName();
        boolean invokes = INVOKES.contains(name) && qualifier instanceof PsiReferenceExpression;
        if (name == null || !invokes && !scope.declaresMethod(name) && held.isEmpty()) {
            return;
        }
        PsiMethod method = Names.sourceOf(call);
        if (method == null) {
            if (invokes
                    && Names.targetOf((PsiReferenceExpression) qualifier) instanceof PsiParameter parameter
                    && parameter.getDeclarationScope() instanceof PsiMethod) {
                events.add(new Event.Invoke(parameter, call, held));
            }
            return;
        }
        PsiClass declaring = method.getContainingClass();
        ObjectRef receiver;
        if (method.hasModifierProperty(PsiModifier.STATIC)) {
            receiver = new ObjectRef.Type(declaring);
        } else {
            receiver = qualifier == null ? References.implicitThis(call, declaring) : References.receiver(qualifier);
        }
        events.add(new Event.Call(
                method, receiver, List.of(call.getArgumentList().getExpressions()), call, held));
    }

    private void startArguments(PsiMethodCallExpression call, boolean parallel, Set<LockRef> held) {
        ObjectRef thread = keptIn(call);
        boolean stream = parallel && !RUN_ONCE.contains(String.valueOf(call.getMethodExpression().getReferenceName()));
        boolean repeated = Bodies.loopRound(call, body) != null;
        if ("setUncaughtExceptionHandler".equals(call.getMethodExpression().getReferenceName())) {
            thread = References.of(call.getMethodExpression().getQualifierExpression());
        }
        for (PsiExpression argument : call.getArgumentList().getExpressions()) {
            Task task = Tasks.of(argument, thread);
            if (task != null) {
                events.add(new Event.Spawn(
                        task, repeated || stream, parallel, call, call, held, UnaryOperator.identity()));
            } else {
                for (PsiLambdaExpression lambda : outermostLambdas(argument)) {
                    Task inner = Tasks.of(lambda, thread);
                    boolean loop = Bodies.loopRound(lambda, call) != null;
                    events.add(new Event.Spawn(
                            inner, repeated || stream || loop, parallel, call, call, held, UnaryOperator.identity()));
                }
            }
        }
    }

    private static List<PsiLambdaExpression> outermostLambdas(PsiExpression argument) {
        return PsiTreeUtil.findChildrenOfType(argument, PsiLambdaExpression.class).stream()
                .filter(lambda -> PsiTreeUtil.getParentOfType(lambda, PsiLambdaExpression.class) == null
                        || !PsiTreeUtil.isAncestor(
                                argument, PsiTreeUtil.getParentOfType(lambda, PsiLambdaExpression.class), false))
                .toList();
    }

    private void start(PsiExpression thread, ObjectRef name, PsiElement place, Set<LockRef> held) {
        Task task = thread == null ? null : Tasks.of(thread, name);
        if (task != null) {
            boolean repeated = Bodies.loopRound(place, body) != null;
            events.add(new Event.Spawn(task, repeated, false, place, place, held, UnaryOperator.identity()));
        }
    }

    /** A thread that is made here and started where we cannot tell counts as started here. */
    boolean readNew(PsiNewExpression created, Set<LockRef> held) {
        PsiJavaCodeReferenceElement reference = created.getClassOrAnonymousClassReference();
        String name = reference == null ? null : reference.getReferenceName();
        PsiClass type = name == null ? null : scope.classNamed(reference);
        if (type == null || !ThreadApi.isThread(type)) {
            return false;
        }
        if (!isStartedInSight(created)) {
            start(created, keptIn(created), created, held);
        }
        return true;
    }

    private static boolean isStartedInSight(PsiNewExpression created) {
        PsiElement parent = PsiUtil.skipParenthesizedExprUp(created.getParent());
        if (parent instanceof PsiReferenceExpression chained) {
            return "start".equals(chained.getReferenceName());
        }
        PsiVariable variable = parent instanceof PsiAssignmentExpression kept
                        && kept.getLExpression() instanceof PsiReferenceExpression name
                        && Names.targetOf(name) instanceof PsiField field
                        && hasOwnTask(field)
                ? field
                : keeperOf(parent);
        if (variable == null) {
            return false;
        }
        return NameIndex.of(variable.getContainingFile()).usesOf(variable).stream()
                .anyMatch(use -> use.getParent() instanceof PsiReferenceExpression member
                        && member.getQualifierExpression() == use
                        && "start".equals(member.getReferenceName()));
    }

    /** Whether the type of the field tells what runs when it is started. */
    private static boolean hasOwnTask(PsiField field) {
        PsiClass type = Names.classOf(field);
        return type != null && Tasks.taskMethod(type) != null && !"java.lang.Thread".equals(type.getQualifiedName());
    }

    /** The variable that a new thread is stored in; a field only where its initializer stores it. */
    private static PsiVariable keeperOf(PsiElement parent) {
        return parent instanceof PsiLocalVariable || parent instanceof PsiField ? (PsiVariable) parent : null;
    }

    private static ObjectRef keptIn(PsiExpression expression) {
        PsiElement parent = PsiUtil.skipParenthesizedExprUp(expression.getParent());
        if (parent instanceof PsiLocalVariable variable) {
            return new ObjectRef.Local(variable);
        }
        if (parent instanceof PsiAssignmentExpression assignment && assignment.getRExpression() == expression) {
            return References.of(assignment.getLExpression());
        }
        return ObjectRef.UNTRACKED;
    }

    static boolean isCodeArgument(PsiExpression argument) {
        PsiExpression code = PsiUtil.skipParenthesizedExprDown(argument);
        return code instanceof PsiLambdaExpression
                || code instanceof PsiMethodReferenceExpression
                || code instanceof PsiNewExpression created && created.getAnonymousClass() instanceof PsiAnonymousClass;
    }
}
