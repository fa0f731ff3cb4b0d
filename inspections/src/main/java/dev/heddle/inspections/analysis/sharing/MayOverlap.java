package dev.heddle.inspections.analysis.sharing;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiMember;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiThisExpression;
import com.intellij.psi.util.InheritanceUtil;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.body.Summaries;
import dev.heddle.inspections.analysis.event.Bodies;
import dev.heddle.inspections.analysis.event.Confinement;
import dev.heddle.inspections.analysis.event.Event;
import dev.heddle.inspections.analysis.event.ObjectRef;
import dev.heddle.inspections.analysis.event.Root;
import dev.heddle.inspections.analysis.event.Summary;
import dev.heddle.inspections.analysis.event.Task;
import dev.heddle.inspections.analysis.lock.LockFreeClasses;
import dev.heddle.inspections.analysis.name.Annotations;
import dev.heddle.inspections.analysis.name.References;
import dev.heddle.inspections.analysis.thread.SingleThreads;
import dev.heddle.inspections.analysis.thread.TaskCreations;
import dev.heddle.inspections.analysis.thread.ThreadApi;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Decides whether two accesses can happen at the same time: starts and joins order what they separate. */
public final class MayOverlap {

    private static final Set<String> TEST_ANNOTATIONS = Set.of(
            "Test", "ParameterizedTest", "RepeatedTest", "TestFactory", "TestTemplate", "Property", "Benchmark");

    private static final Pattern CALLBACK =
            Pattern.compile("on(Complete|Completed|Exception|Error|Failure|Success|Result)|completed|failed|handleEvent");

    private final Summaries summaries;
    private final EarlyReleases earlyReleases;
    private final SingleThreads singleThreads = new SingleThreads();
    private final Map<PsiClass, Boolean> testClasses = new HashMap<>();

    MayOverlap(Summaries summaries, EarlyReleases earlyReleases) {
        this.summaries = summaries;
        this.earlyReleases = earlyReleases;
    }

    public boolean canOverlap(Root one, Event.Access a, Root other, Event.Access b) {
        if (one.body() == other.body() && SingleThreads.letsInOne(one.body())) {
            return false;
        }
        if (areOfDifferentObjects(one, a, other, b) || areOfDifferentThreads(one, a, other, b)) {
            return false;
        }
        if (one == other) {
            return one.many()
                    && !(one.spawn() == null && Confinement.isInside(a.variable().object(), one.body()))
                    && !Confinement.isPerStart(a.variable().object(), one)
                    && (one.spawn() == null || !singleThreads.runsInTurn(one, one));
        }
        if (one.kind() == Root.Kind.STARTED && other.kind() == Root.Kind.STARTED) {
            return !isOneStart(one, other)
                    && !singleThreads.runsInTurn(one, other)
                    && !areAlternatives(one.spawn().place(), other.spawn().place())
                    && !areStagesOfOneOperation(one, other)
                    && isAfterStartBy(one, a, other)
                    && isAfterStartBy(other, b, one)
                    && startsOverlap(one, other);
        }
        if (one.kind() == Root.Kind.STARTED) {
            return overlapsStarter(one, other, b);
        }
        if (other.kind() == Root.Kind.STARTED) {
            return overlapsStarter(other, one, a);
        }
        return independent(one, other)
                && !isEndAwaited(one, other, b)
                && !isEndAwaited(other, one, a)
                && !TaskCreations.comeAfter(one, other, b)
                && !TaskCreations.comeAfter(other, one, a);
    }

    /** Whether the two are one start, as its own method and a caller of it name the objects. */
    private boolean isOneStart(Root one, Root other) {
        return isSeenFromInside(one, other) || isSeenFromInside(other, one);
    }

    /** Whether a start is the one that a method makes for a caller of it, which other names belong to. */
    boolean isSeenFromInside(Root inner, Root outer) {
        return inner != outer
                && inner.kind() == Root.Kind.STARTED
                && outer.kind() == Root.Kind.STARTED
                && inner.body() == outer.body()
                && inner.spawn().place() == outer.spawn().place()
                && outer.starts().values().stream().anyMatch(top -> leadsTo(top, inner, 0));
    }

    private boolean leadsTo(PsiElement top, Root inner, int depth) {
        PsiMethod callee = calleeOf(top);
        return callee != null
                && depth < ObjectRef.MAX_DEPTH
                && (inner.starts().containsKey(callee)
                        || summaries.of(callee).spawns().stream()
                                .anyMatch(spawn -> spawn.place() == inner.spawn().place()
                                        && leadsTo(spawn.top(), inner, depth + 1)));
    }

    private static PsiMethod calleeOf(PsiElement top) {
        return top instanceof PsiMethodCallExpression call ? call.resolveMethod() : null;
    }

    /**
     * Whether each of two subclasses works on its own object, though the field is one that both inherit: no object
     * is of both classes.
     */
    private static boolean areOfDifferentObjects(Root one, Event.Access a, Root other, Event.Access b) {
        if (one.kind() == Root.Kind.STARTED || other.kind() == Root.Kind.STARTED || one.body() == other.body()
                || !(a.variable().object().root() instanceof ObjectRef.This self)
                || !a.variable().object().root().equals(b.variable().object().root())) {
            return false;
        }
        PsiClass first = one.body() instanceof PsiMethod method ? method.getContainingClass() : null;
        PsiClass second = other.body() instanceof PsiMethod method ? method.getContainingClass() : null;
        return first != null
                && second != null
                && first.isInheritor(self.type(), true)
                && second.isInheritor(self.type(), true)
                && !InheritanceUtil.isInheritorOrSelf(first, second, true)
                && !InheritanceUtil.isInheritorOrSelf(second, first, true);
    }

    /** A thread runs once: two runs of one thread class have an object each, though one field may name both in turn. */
    private static boolean areOfDifferentThreads(Root one, Event.Access a, Root other, Event.Access b) {
        return one.kind() == Root.Kind.STARTED
                && other.kind() == Root.Kind.STARTED
                && one.body() == other.body()
                && one.body() instanceof PsiMethod run
                && run.getContainingClass() != null
                && ThreadApi.isThread(run.getContainingClass())
                && isOwn(one, a)
                && isOwn(other, b);
    }

    private static boolean isOwn(Root thread, Event.Access access) {
        ObjectRef self = thread.spawn().task().self().replaceRoot(thread.spawn().frame());
        return self != ObjectRef.UNTRACKED && self.equals(access.variable().object());
    }

    /** Whether a method of a thread class waits for the thread, {@code join()} or {@code this.join()}, before an access. */
    private boolean isEndAwaited(Root task, Root caller, Event.Access access) {
        return task.kind() == Root.Kind.TASK
                && caller.kind() == Root.Kind.CALLER
                && sameClass(task, caller)
                && summaries.of(caller.body()).joins().stream()
                        .anyMatch(join -> isOfThis(join.place()) && offset(join.top()) < offset(access.top()));
    }

    private static boolean isOfThis(PsiElement join) {
        PsiExpression receiver =
                join instanceof PsiMethodCallExpression call ? call.getMethodExpression().getQualifierExpression() : null;
        return join instanceof PsiMethodCallExpression && (receiver == null || receiver instanceof PsiThisExpression);
    }

    /** Neither was started here: some other code calls both. */
    private boolean independent(Root one, Root other) {
        if (isIsolated(one.body()) || isIsolated(other.body())) {
            return false;
        }
        boolean oneThread = one.kind() == Root.Kind.CALLER && other.kind() == Root.Kind.CALLER
                || one.kind() == Root.Kind.CALLER && other.kind() == Root.Kind.CONCURRENT && sameClass(one, other)
                || one.kind() == Root.Kind.CONCURRENT && other.kind() == Root.Kind.CALLER && sameClass(one, other);
        return !oneThread
                && !isHook(one, other)
                && !isHook(other, one)
                && !(sameClass(one, other) && LockFreeClasses.include(classOf(one)));
    }

    /**
     * A protected method of a task class is a hook of its own run as likely as anybody's entry, and what is called when
     * an operation has ended is called when the run that began it has ended.
     */
    private static boolean isHook(Root task, Root other) {
        return task.kind() == Root.Kind.TASK
                && other.body() instanceof PsiMethod method
                && (method.hasModifierProperty(PsiModifier.PROTECTED)
                        || sameClass(task, other) && isResultOfFork(method)
                        || sameClass(task, other)
                                && CALLBACK.matcher(method.getName()).matches()
                                && Annotations.has(method, Set.of("Override"))
                                && !ThreadApi.isThread(method.getContainingClass()));
    }

    /** {@code onConnected()} of a thread class that is not open to everybody: its own run has it called. */
    private static boolean isCallbackOfThread(Root started, Root other) {
        return sameClass(started, other)
                && other.body() instanceof PsiMethod method
                && !method.hasModifierProperty(PsiModifier.PUBLIC)
                && method.getName().matches("on[A-Z]\\w*")
                && ThreadApi.isThread(method.getContainingClass());
    }

    /** Asked for once the task of a fork/join pool has been joined. */
    private static boolean isResultOfFork(PsiMethod method) {
        return method.getName().equals("getRawResult")
                && ThreadApi.is(method.getContainingClass(), "java.util.concurrent.ForkJoinTask");
    }

    private static PsiClass classOf(Root root) {
        return root.body() instanceof PsiMember member ? member.getContainingClass() : null;
    }

    private static boolean sameClass(Root one, Root other) {
        return one.body() instanceof PsiMember a
                && other.body() instanceof PsiMember b
                && a.getContainingClass() == b.getContainingClass();
    }

    /** {@code if (pool == null) new Thread(this).start(); else pool.execute(this);}: one of the two is started. */
    private static boolean areAlternatives(PsiElement one, PsiElement other) {
        PsiElement round = PsiTreeUtil.findCommonParent(one, other);
        return round instanceof PsiIfStatement choice
                && choice.getElseBranch() != null
                && PsiTreeUtil.isAncestor(choice.getElseBranch(), one, false)
                        != PsiTreeUtil.isAncestor(choice.getElseBranch(), other, false)
                && Bodies.loopRound(choice, null) == null;
    }

    /** Stages without {@code Async} are steps of what their object does, one after the other. */
    private boolean areStagesOfOneOperation(Root one, Root other) {
        return ThreadApi.isPlainStage(one.spawn().place())
                && ThreadApi.isPlainStage(other.spawn().place())
                && !isIsolated(one.spawn().place())
                && !one.many()
                && !other.many();
    }

    /** Where a thread starts another one, what it did before is over by then. */
    private boolean isAfterStartBy(Root starter, Event.Access access, Root started) {
        PsiElement place = started.starts().get(starter.body());
        return place == null
                || starter.starts().containsKey(started.body())
                || isBetween(started, starter.body(), place, access);
    }

    private boolean startsOverlap(Root one, Root other) {
        boolean common = false;
        for (Map.Entry<PsiElement, PsiElement> start : one.starts().entrySet()) {
            PsiElement otherPlace = other.starts().get(start.getKey());
            if (otherPlace != null) {
                common = true;
                if (startsOverlap(one, start.getValue(), other, otherPlace, start.getKey())) {
                    return true;
                }
            }
        }
        return !common && !isContained(one) && !isContained(other);
    }

    private boolean startsOverlap(Root one, PsiElement place, Root other, PsiElement otherPlace, PsiElement body) {
        PsiMethod callee = place == otherPlace ? calleeOf(place) : null;
        if (callee == null || Bodies.loopRound(place, body) != null || one.spawn().place() == place) {
            return !isJoinedBefore(one, body, place, otherPlace) && !isJoinedBefore(other, body, otherPlace, place);
        }
        // One call leads to both: the method that is called tells their order.
        List<Event.Spawn> spawns = summaries.of(callee).spawns();
        return spawns.stream()
                .filter(spawn -> spawn.place() == one.spawn().place())
                .anyMatch(spawn -> spawns.stream()
                        .filter(later -> later.place() == other.spawn().place())
                        .anyMatch(later -> startsOverlap(one, spawn.top(), other, later.top(), callee)));
    }

    private boolean overlapsStarter(Root started, Root other, Event.Access access) {
        if (isOnEventThread(started, other)) {
            return false;
        }
        PsiElement place = started.starts().get(other.body());
        if (place != null) {
            return isBetween(started, other.body(), place, access);
        }
        if (isCallbackOfThread(started, other) || isJoinedByOther(started, other.body(), access)) {
            return false;
        }
        PsiElement nestedIn = PsiTreeUtil.getParentOfType(started.spawn().place(), PsiMethod.class);
        return nestedIn != other.body() && !isContained(started) && !isIsolated(other.body());
    }

    /** What calls a class that hands tasks to the event thread is mostly that thread; a main method or test is not. */
    private boolean isOnEventThread(Root started, Root other) {
        return ThreadApi.isForEventThread(started.spawn().place())
                && other.kind() == Root.Kind.CALLER
                && !isIsolated(other.body());
    }

    /** Whether a body that did not start the thread waits for it, by the field that keeps it, before an access. */
    private boolean isJoinedByOther(Root started, PsiElement body, Event.Access access) {
        Task task = started.spawn().task();
        return (task.thread() instanceof ObjectRef.Via || task.future() instanceof ObjectRef.Via)
                && summaries.of(body).joins().stream()
                        .anyMatch(join -> join.target() instanceof ObjectRef.Via
                                && isAwaitedBy(join, started)
                                && offset(join.top()) < offset(access.top())
                                && !earlyReleases.isEarly(join.place()));
    }

    /** Whether an access of the starting body comes after the start and before the join. */
    private boolean isBetween(Root started, PsiElement body, PsiElement start, Event.Access access) {
        if (started.spawn().joinedAtOnce()) {
            return false;
        }
        PsiElement loop = Bodies.loopRound(start, body);
        boolean sameLoop = loop != null && PsiTreeUtil.isAncestor(loop, access.top(), false);
        if (start == access.top() && start != access.place()) {
            return isBetweenIn(started, start, access)
                    || sameLoop
                            && !Confinement.isInside(access.variable().object(), loop)
                            && !isJoinedIn(started, start);
        }
        if (!sameLoop && offset(access.top()) <= offset(start)) {
            return false;
        }
        return !isJoinedBefore(started, body, start, access.top()) && !isJoinedOnTheWay(started, body, access);
    }

    /** Whether the call that leads to an access waits for the thread first. */
    private boolean isJoinedOnTheWay(Root started, PsiElement body, Event.Access access) {
        return access.top() != access.place()
                && summaries.of(body).joins().stream()
                        .anyMatch(join -> join.top() == access.top()
                                && isAwaitedBy(join, started)
                                && !earlyReleases.isEarly(join.place())
                                && isBefore(join.place(), access.place(), calleeOf(access.top()), 0));
    }

    /** Whether a method comes to a join before it comes to an access, each directly or by a call. */
    private boolean isBefore(PsiElement join, PsiElement access, PsiMethod method, int depth) {
        if (method == null || depth > ObjectRef.MAX_DEPTH) {
            return false;
        }
        Summary summary = summaries.of(method);
        return summary.joins().stream()
                .filter(first -> first.place() == join)
                .anyMatch(first -> summary.accesses().stream()
                        .filter(then -> then.place() == access)
                        .allMatch(then -> offset(first.top()) < offset(then.top())
                                || first.top() == then.top()
                                        && isBefore(join, access, calleeOf(then.top()), depth + 1)));
    }

    /** Whether the method that is called, and leads to the start, waits for the thread. */
    private boolean isJoinedIn(Root started, PsiElement call) {
        PsiMethod callee = calleeOf(call);
        return callee != null
                && summaries.of(callee).spawns().stream()
                        .filter(spawn -> spawn.place() == started.spawn().place())
                        .allMatch(spawn -> isJoinedBefore(started, callee, spawn.top(), lastPlace(callee)));
    }

    /** The same, where one call leads to both the start and the access: the method that is called tells their order. */
    private boolean isBetweenIn(Root started, PsiElement call, Event.Access access) {
        PsiMethod callee = calleeOf(call);
        if (callee == null) {
            return false;
        }
        ObjectRef object = access.variable().object().root() instanceof ObjectRef.During during
                ? during.object()
                : null;
        Summary inner = summaries.of(callee);
        return inner.spawns().stream()
                .filter(spawn -> spawn.place() == started.spawn().place())
                .filter(spawn -> !(object instanceof ObjectRef.During during) || during.call() == spawn.top())
                .anyMatch(spawn -> inner.accesses().stream()
                        .filter(same -> same.place() == access.place() && same.write() == access.write())
                        .filter(same -> object == null || object.equals(same.variable().object().root()))
                        .anyMatch(same -> isBetween(started, callee, spawn.top(), same)));
    }

    private boolean isJoinedBefore(Root started, PsiElement body, PsiElement start, PsiElement later) {
        if (started.spawn().joinedAtOnce() && offset(later) > offset(start)) {
            return true;
        }
        for (Event.Join join : summaries.of(body).joins()) {
            boolean matches = isAwaitedBy(join, started) || isInOneStep(started, join);
            if (matches && offset(join.top()) >= offset(start) && offset(join.top()) < offset(later)
                    && !earlyReleases.isEarly(join.place())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a method that the body calls keeps the thread in a variable of its own, starts it and waits for it. */
    private static boolean isInOneStep(Root started, Event.Join join) {
        Task task = started.spawn().task();
        return (join.target() == ObjectRef.UNTRACKED || join.target() instanceof ObjectRef.During)
                && join.place() instanceof PsiMethodCallExpression call
                && References.of(call.getMethodExpression().getQualifierExpression()) instanceof ObjectRef.Local awaited
                && (awaited.equals(task.thread()) || awaited.equals(task.future()))
                && offset(call) > offset(started.spawn().place());
    }

    /** Whether a thread or its future is waited for, by the name that the starting method or a caller has for it. */
    private static boolean isAwaitedBy(Event.Join join, Root started) {
        Task task = started.spawn().task();
        return join.target() == null
                || join.target().equals(task.thread())
                || join.target() != ObjectRef.UNTRACKED
                        && (join.target().equals(task.future())
                                || join.target().equals(task.thread().replaceRoot(started.spawn().frame()))
                                || join.target().equals(task.future().replaceRoot(started.spawn().frame())));
    }

    /** Whether the body waits for the thread, but only after the place. */
    boolean isJoinedAfter(Root started, PsiElement body, PsiElement place) {
        return summaries.of(body).joins().stream()
                .anyMatch(join -> isAwaitedBy(join, started) && offset(join.top()) > offset(place));
    }

    /** Whether nothing of the thread is left when the bodies that start it are done, or the file ends with them. */
    private boolean isContained(Root started) {
        for (Map.Entry<PsiElement, PsiElement> start : started.starts().entrySet()) {
            boolean joined = started.spawn().joinedAtOnce()
                    || isJoinedBefore(started, start.getKey(), start.getValue(), lastPlace(start.getKey()));
            if (!joined && !isIsolated(start.getKey())) {
                return false;
            }
        }
        return true;
    }

    private static PsiElement lastPlace(PsiElement body) {
        PsiElement last = PsiTreeUtil.getDeepestLast(body);
        return last == null ? body : last;
    }

    /** A test or main method is alone in its process: other methods of the class do not run beside it. */
    public boolean isIsolated(PsiElement body) {
        PsiMethod method = body instanceof PsiMethod own ? own : PsiTreeUtil.getParentOfType(body, PsiMethod.class);
        if (method == null || method.getContainingClass() == null) {
            return false;
        }
        return method.getName().equals("main") || isTestClass(method.getContainingClass());
    }

    private boolean isTestClass(PsiClass type) {
        Boolean known = testClasses.get(type);
        if (known == null) {
            known = false;
            for (PsiMethod method : type.getMethods()) {
                known |= Annotations.has(method, TEST_ANNOTATIONS);
            }
            testClasses.put(type, known);
        }
        return known;
    }

    private static int offset(PsiElement element) {
        return element.getTextRange().getStartOffset();
    }
}
