package dev.heddle.inspections.analysis.breach;

import com.intellij.openapi.progress.ProgressManager;
import com.intellij.psi.PsiArrayAccessExpression;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiCompiledElement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiSynchronizedStatement;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.event.Event;
import dev.heddle.inspections.analysis.event.LockRef;
import dev.heddle.inspections.analysis.event.ObjectRef;
import dev.heddle.inspections.analysis.event.Root;
import dev.heddle.inspections.analysis.lock.InitialiserOrder;
import dev.heddle.inspections.analysis.lock.LockCycle;
import dev.heddle.inspections.analysis.lock.LockEdge;
import dev.heddle.inspections.analysis.lock.LockId;
import dev.heddle.inspections.analysis.lock.LockParameters;
import dev.heddle.inspections.analysis.lock.NotReentrant;
import dev.heddle.inspections.analysis.name.References;
import dev.heddle.inspections.analysis.sharing.FileModel;
import dev.heddle.inspections.analysis.thread.ThreadApi;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Builds the graph of which lock is taken under which, through calls too, and finds its circles. */
public final class LockOrder {

    private static final int MAX_CYCLE = 5;

    /** How many classes of other files are looked into. */
    private static final int MAX_COLLABORATORS = 8;

    /** Code that compares before it locks has thought about the order. */
    private static final Pattern ORDERS =
            Pattern.compile("identityHashCode|compareTo|compare\\(|\\bif\\s*\\([^)]*[<>]");

    private record Pair(LockId held, LockId taken) {}

    private final FileModel model;
    private final Map<Pair, LockEdge> edges = new LinkedHashMap<>();
    private final Map<LockId, List<LockEdge>> outgoing = new HashMap<>();

    private LockOrder(FileModel model) {
        this.model = model;
    }

    public static List<LockCycle> cycles(FileModel model) {
        LockOrder order = new LockOrder(model);
        order.bodies().forEach(order::addEdges);
        order.bodies().forEach(order::addElements);
        order.addCollaborators();
        order.edges.values().forEach(
                edge -> order.outgoing.computeIfAbsent(edge.held(), key -> new ArrayList<>()).add(edge));
        return order.findCycles();
    }

    private Set<PsiElement> bodies() {
        Set<PsiElement> bodies = new LinkedHashSet<>();
        model.scope().classes().forEach(type -> bodies.addAll(List.of(type.getMethods())));
        model.scope().initialisedClasses().values().forEach(type -> {
            bodies.addAll(List.of(type.getInitializers()));
            bodies.addAll(List.of(type.getFields()));
        });
        model.roots().stream().map(Root::body).filter(PsiLambdaExpression.class::isInstance).forEach(bodies::add);
        return bodies;
    }

    /** A class of another file whose lock is taken here may come back for one of ours. */
    private void addCollaborators() {
        Set<PsiClass> followed = new HashSet<>();
        Deque<LockEdge> open = new ArrayDeque<>(edges.values());
        while (!open.isEmpty() && followed.size() < MAX_COLLABORATORS) {
            PsiClass owner = open.remove().taken().owner();
            if (owner != null
                    && !(owner instanceof PsiCompiledElement)
                    && owner.getContainingFile() != model.scope().file()
                    && followed.add(owner)) {
                Set<Pair> known = Set.copyOf(edges.keySet());
                List.of(owner.getMethods()).forEach(this::addEdges);
                edges.forEach((pair, edge) -> {
                    if (!known.contains(pair)) {
                        open.add(edge);
                    }
                });
            }
        }
    }

    private void addEdges(PsiElement body) {
        ProgressManager.checkCanceled();
        if (body instanceof PsiMethod method && model.calls().isReachedOnlyUnderLock(method)) {
            return;
        }
        for (Event.Acquire acquire : model.summaries().of(body).acquires()) {
            boolean again = acquire.held().stream().anyMatch(lock -> lock.object().equals(acquire.lock().object()));
            boolean own = acquire.lock().object() instanceof ObjectRef.Local local
                    && local.variable() instanceof PsiLocalVariable
                    && PsiTreeUtil.isAncestor(body, local.variable(), true);
            if (again && !acquire.attempt()) {
                addAgain(acquire);
            }
            if (acquire.attempt() || again || own) {
                continue;
            }
            LockId taken = LockId.of(acquire.lock().object());
            for (LockRef holding : acquire.before()) {
                LockId held = LockId.of(holding.object());
                if (taken != null
                        && held != null
                        && !(holding.shared() && acquire.lock().shared())
                        && !isBeingMade(body, holding.object())
                        && !isBeingMade(body, acquire.lock().object())) {
                    addEdge(body, holding.object(), held, acquire, taken);
                }
            }
        }
    }

    /** Nobody else has the lock of an object that is being made. */
    private static boolean isBeingMade(PsiElement body, ObjectRef lock) {
        return body instanceof PsiMethod method
                && method.isConstructor()
                && lock.root() instanceof ObjectRef.This self
                && (self.type() == method.getContainingClass()
                        || method.getContainingClass() != null
                                && method.getContainingClass().isInheritor(self.type(), true));
    }

    /** A lock that does not know its owner makes the owner wait for itself. */
    private void addAgain(Event.Acquire acquire) {
        LockId lock = LockId.of(acquire.lock().object());
        boolean bothShared = acquire.lock().shared()
                && acquire.held().stream().allMatch(
                        held -> held.shared() || !held.object().equals(acquire.lock().object()));
        if (lock != null
                && !bothShared
                && acquire.place() == acquire.top()
                && (NotReentrant.isTakenBy(acquire.place()) || NotReentrant.isUpgrade(acquire))) {
            edges.putIfAbsent(
                    new Pair(lock, lock),
                    new LockEdge(
                            lock, lock, acquire.top(), Set.of(), true,
                            NotReentrant.isUpgrade(acquire) ? LockEdge.Reason.UPGRADE : LockEdge.Reason.AGAIN));
        }
    }

    /** {@code synchronized (forks[first]) { synchronized (forks[second]) …}} */
    private void addElements(PsiElement body) {
        for (Event event : model.summaries().events(body)) {
            if (!(event instanceof Event.Acquire acquire)
                    || !(acquire.place() instanceof PsiArrayAccessExpression taken)
                    || !(References.of(taken.getArrayExpression()) instanceof ObjectRef.Via array)) {
                continue;
            }
            PsiSynchronizedStatement round =
                    PsiTreeUtil.getParentOfType(taken.getParent(), PsiSynchronizedStatement.class);
            if (round != null && LockParameters.areElements(round.getLockExpression(), taken)) {
                LockId forks = new LockId(LockId.Kind.FIELD, array.field());
                edges.putIfAbsent(
                        new Pair(forks, forks),
                        new LockEdge(forks, forks, taken, Set.of(), true, LockEdge.Reason.ELEMENTS));
            }
        }
    }

    private void addEdge(PsiElement body, ObjectRef holding, LockId held, Event.Acquire acquire, LockId taken) {
        boolean choice = isCallersChoice(body, holding, acquire.lock().object());
        if (held.equals(taken) && !choice || isInside(held, taken) || isInside(taken, held) || isSettled(held, taken)) {
            return;
        }
        Set<LockId> others = new HashSet<>();
        acquire.held().forEach(lock -> others.add(LockId.of(lock.object())));
        others.remove(held);
        others.remove(taken);
        others.remove(null);
        boolean swapped = choice
                && !held.equals(taken)
                && LockParameters.canBeSwapped(holding, acquire.lock().object());
        LockEdge.Reason reason = held.equals(taken) ? LockEdge.Reason.ONE_CLASS
                : swapped ? LockEdge.Reason.PARAMETERS : LockEdge.Reason.ORDER;
        boolean direct = acquire.place() == acquire.top()
                && (!(acquire.place() instanceof PsiMethodCallExpression call)
                        || ThreadApi.meaningOf(call) == ThreadApi.Meaning.LOCK);
        LockEdge edge = new LockEdge(held, taken, acquire.top(), others, direct, reason);
        edges.putIfAbsent(new Pair(held, taken), edge);
    }

    /** A class inside another is seldom initialised before it, so that their order is fixed. */
    private static boolean isInside(LockId inner, LockId outer) {
        return inner.kind() == LockId.Kind.INITIALISER
                && outer.kind() == LockId.Kind.INITIALISER
                && PsiTreeUtil.isAncestor(outer.element(), inner.element(), true);
    }

    /** A class that is always initialised after the other one, or before there are two threads. */
    private static boolean isSettled(LockId held, LockId taken) {
        return held.kind() == LockId.Kind.INITIALISER
                && taken.kind() == LockId.Kind.INITIALISER
                && held.element() instanceof PsiClass type
                && taken.element() instanceof PsiClass needed
                && InitialiserOrder.isSettled(type, needed);
    }

    /** Two objects of one class whose order the caller decides, and no comparison that would fix it. */
    private static boolean isCallersChoice(PsiElement body, ObjectRef held, ObjectRef taken) {
        boolean free = held instanceof ObjectRef.Local && taken instanceof ObjectRef.Local
                || held instanceof ObjectRef.This && taken instanceof ObjectRef.Local
                || held instanceof ObjectRef.Local && taken instanceof ObjectRef.This;
        PsiMethod method = body instanceof PsiMethod own ? own : PsiTreeUtil.getParentOfType(body, PsiMethod.class);
        return free
                && !held.equals(taken)
                && method != null
                && !ORDERS.matcher(method.getText()).find();
    }

    private List<LockCycle> findCycles() {
        List<LockCycle> cycles = new ArrayList<>();
        Set<Set<LockId>> reported = new HashSet<>();
        for (LockEdge edge : edges.values()) {
            ProgressManager.checkCanceled();
            if (edge.place().getContainingFile() != model.scope().file()) {
                continue;
            }
            List<LockEdge> path = edge.reason() != LockEdge.Reason.ORDER
                    ? List.of()
                    : path(edge.taken(), edge.held(), new ArrayList<>(), new HashSet<>());
            if (path != null) {
                List<LockEdge> cycle = new ArrayList<>(List.of(edge));
                cycle.addAll(path);
                Set<LockId> locks = new HashSet<>();
                cycle.forEach(part -> locks.add(part.held()));
                if (!hasGate(cycle) && isInSight(cycle) && reported.add(locks)) {
                    cycles.add(new LockCycle(cycle));
                }
            }
        }
        return cycles;
    }

    /** Two locks can be checked anywhere; a longer circle only where the file itself takes all its locks. */
    private boolean isInSight(List<LockEdge> cycle) {
        return cycle.size() <= 2
                || cycle.stream().allMatch(edge -> edge.place().getContainingFile() == model.scope().file()
                        && (edge.held().owner() == null
                                || edge.held().owner().getContainingFile() == model.scope().file()));
    }

    private List<LockEdge> path(LockId from, LockId to, List<LockEdge> soFar, Set<LockId> seen) {
        if (soFar.size() >= MAX_CYCLE || !seen.add(from)) {
            return null;
        }
        for (LockEdge edge : outgoing.getOrDefault(from, List.of())) {
            List<LockEdge> next = new ArrayList<>(soFar);
            next.add(edge);
            if (edge.taken().equals(to)) {
                return next;
            }
            List<LockEdge> found = path(edge.taken(), to, next, seen);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** Whether one more lock is held round every step, so that only one thread at a time goes through any of them. */
    private static boolean hasGate(List<LockEdge> cycle) {
        Set<LockId> common = new HashSet<>(cycle.get(0).others());
        cycle.forEach(edge -> common.retainAll(edge.others()));
        return !common.isEmpty();
    }
}
