package dev.heddle.inspections.analysis.body;

import com.intellij.openapi.progress.ProgressManager;
import com.intellij.psi.PsiAnonymousClass;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiParameter;
import com.intellij.psi.util.InheritanceUtil;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.event.Confinement;
import dev.heddle.inspections.analysis.event.Event;
import dev.heddle.inspections.analysis.event.LockRef;
import dev.heddle.inspections.analysis.event.ObjectRef;
import dev.heddle.inspections.analysis.event.Root;
import dev.heddle.inspections.analysis.event.Task;
import dev.heddle.inspections.analysis.event.Variable;
import dev.heddle.inspections.analysis.name.Annotations;
import dev.heddle.inspections.analysis.name.EntryPoints;
import dev.heddle.inspections.analysis.name.FileScope;
import dev.heddle.inspections.analysis.name.References;
import dev.heddle.inspections.analysis.name.Supertypes;
import dev.heddle.inspections.analysis.thread.Tasks;
import dev.heddle.inspections.analysis.thread.TasksInTurn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** Finds the entries of threads into a file. */
public final class Roots {

    private static final Set<String> TASK_TYPES = Set.of(
            "java.lang.Runnable", "java.util.concurrent.Callable", "java.util.concurrent.ForkJoinTask");

    /** What a container calls for each request. */
    private static final Pattern REQUESTS = Pattern.compile("(do|handle)([A-Z]\\w*)?|service|process\\w*");

    /** What a container calls before the first request and after the last, or nobody calls for a request. */
    private static final Pattern SET_UP = Pattern.compile(
            "init|destroy|start|stop|open|close|toString|hashCode|equals|(get|set|is|add|load|register)[A-Z]\\w*");

    /** @param round what the code refers to of what is round it, as the body that is looked at knows it */
    private record StartKey(PsiElement place, PsiElement body, ObjectRef self, List<ObjectRef> round) {}

    private final FileScope scope;
    private final Summaries summaries;
    private final CallGraph calls;
    private final EntryPoints entryPoints;
    private final Map<StartKey, Root> started = new LinkedHashMap<>();
    private final Map<PsiElement, List<ObjectRef>> surroundings = new HashMap<>();
    private final Set<PsiElement> startedBodies = new HashSet<>();
    private final List<Root> others = new ArrayList<>();

    private Roots(FileScope scope, Summaries summaries, CallGraph calls, EntryPoints entryPoints) {
        this.scope = scope;
        this.summaries = summaries;
        this.calls = calls;
        this.entryPoints = entryPoints;
    }

    public static List<Root> find(FileScope scope, Summaries summaries, CallGraph calls, EntryPoints entryPoints) {
        Roots roots = new Roots(scope, summaries, calls, entryPoints);
        scope.classes().forEach(roots::addStarts);
        roots.started.values().forEach(root -> roots.startedBodies.add(root.body()));
        scope.classes().forEach(roots::addMethods);
        List<Root> all = new ArrayList<>(roots.started.values());
        all.addAll(roots.others);
        return all;
    }

    private void addStarts(PsiClass type) {
        ProgressManager.checkCanceled();
        for (PsiMethod method : type.getMethods()) {
            addStarts(method);
        }
        for (PsiElement initializer : type.getInitializers()) {
            addStarts(initializer);
        }
        for (PsiField field : type.getFields()) {
            if (field.getInitializer() != null) {
                addStarts(field);
            }
        }
    }

    private void addStarts(PsiElement body) {
        for (Event.Spawn spawn : summaries.of(body).spawns()) {
            Task task = spawn.task();
            if (task.body() instanceof PsiParameter) {
                continue;
            }
            ObjectRef self = task.self().replaceRoot(spawn.frame());
            StartKey key = new StartKey(
                    spawn.place(), task.body(), self,
                    surroundings.computeIfAbsent(task.body(), this::surroundingsOf).stream()
                            .map(object -> seenFrom(spawn.frame(), object))
                            .toList());
            Root known = started.get(key);
            if (known == null) {
                known = new Root(
                        Root.Kind.STARTED, task.body(), spawn.many() || task.body() == body, accessesOf(spawn),
                        new LinkedHashMap<>(), spawn);
                started.put(key, known);
                addNested(task.body());
            }
            known.starts().put(body, spawn.top());
        }
    }

    /** What a lambda or a class uses of the code round it: callers know that by other names. */
    private List<ObjectRef> surroundingsOf(PsiElement body) {
        Set<ObjectRef> used = new LinkedHashSet<>();
        for (PsiClass type = References.enclosingClass(body); type != null; type = References.enclosingClass(type)) {
            used.add(new ObjectRef.This(type));
        }
        for (Event.Access access : summaries.of(body).accesses()) {
            ObjectRef root = access.variable().object().root();
            if (root instanceof ObjectRef.Local && !Confinement.isInside(root, body)) {
                used.add(root);
            }
        }
        return List.copyOf(used);
    }

    private static ObjectRef seenFrom(UnaryOperator<ObjectRef> frame, ObjectRef object) {
        ObjectRef renamed = frame.apply(object);
        return renamed instanceof ObjectRef.This && object instanceof ObjectRef.This ? object : renamed;
    }

    /** Threads started by the code of a lambda that itself runs on another thread. */
    private void addNested(PsiElement body) {
        if (!(body instanceof PsiMethod)) {
            addStarts(body);
        }
    }

    /** The accesses of started code, with its own names replaced by those of the place that started it. */
    private List<Event.Access> accessesOf(Event.Spawn spawn) {
        Task task = spawn.task();
        List<Event.Access> accesses = new ArrayList<>();
        for (Event.Access access : summaries.of(task.body()).accesses()) {
            Variable variable = access.variable();
            ObjectRef renamed = Confinement.isInside(variable.object(), task.body())
                    ? ObjectRef.UNTRACKED
                    : rename(variable.object(), task).replaceRoot(spawn.frame());
            if (renamed != ObjectRef.UNTRACKED) {
                accesses.add(new Event.Access(
                        variable.in(renamed), access.write(), access.place(), access.top(),
                        renameLocks(access.held(), spawn)));
            }
        }
        return accesses;
    }

    private static Set<LockRef> renameLocks(Set<LockRef> held, Event.Spawn spawn) {
        Set<LockRef> renamed = Set.of();
        for (LockRef lock : held) {
            ObjectRef object = rename(lock.object(), spawn.task()).replaceRoot(spawn.frame());
            ObjectRef tracked = object == ObjectRef.UNTRACKED ? new ObjectRef.Named("?" + lock.hashCode()) : object;
            renamed = LockRef.with(renamed, new LockRef(tracked, lock.shared()));
        }
        return renamed;
    }

    private static ObjectRef rename(ObjectRef object, Task task) {
        if (!(task.body() instanceof PsiMethod method)) {
            return object;
        }
        if (object instanceof ObjectRef.Turn turn) {
            return ObjectRef.turn(rename(turn.gate(), task));
        }
        if (object instanceof ObjectRef.Via via) {
            ObjectRef bound = via.owner() instanceof ObjectRef.This ? task.bindings().get(via.field()) : null;
            return bound != null ? bound : ObjectRef.via(rename(via.owner(), task), via.field());
        }
        if (object instanceof ObjectRef.This self) {
            PsiClass declaring = method.getContainingClass();
            return self.type() == declaring || declaring != null && declaring.isInheritor(self.type(), true)
                    ? task.self()
                    : object;
        }
        return object instanceof ObjectRef.Local local && !isCaptured(local, method) ? ObjectRef.UNTRACKED : object;
    }

    /** A variable of the code round an anonymous or local class is the same one inside. */
    private static boolean isCaptured(ObjectRef.Local local, PsiMethod method) {
        return !PsiTreeUtil.isAncestor(method, local.variable(), true)
                && !(local.variable() instanceof PsiParameter parameter
                        && parameter.getDeclarationScope() == method);
    }

    private void addMethods(PsiClass type) {
        ProgressManager.checkCanceled();
        boolean task = !(type instanceof PsiAnonymousClass)
                && TASK_TYPES.stream().anyMatch(name -> InheritanceUtil.isInheritor(type, name));
        PsiMethod taskMethod = task && !TasksInTurn.are(type) ? Tasks.taskMethod(type) : null;
        boolean concurrent = isConcurrent(type);
        boolean contained = !concurrent && isContained(type);
        for (PsiMethod method : type.getMethods()) {
            if (method.isConstructor() || method.getBody() == null || startedBodies.contains(method)
                    || method.getName().equals("finalize")) {
                continue;
            }
            Root.Kind kind = kindOf(
                    method, method == taskMethod,
                    concurrent || contained && isCalledByContainer(method));
            if (kind != null) {
                others.add(new Root(
                        kind, method, kind == Root.Kind.CONCURRENT, summaries.of(method).accesses(), Map.of(), null));
            }
        }
    }

    private Root.Kind kindOf(PsiMethod method, boolean isTask, boolean concurrentClass) {
        if (isTask) {
            return Root.Kind.TASK;
        }
        if (Annotations.has(method, entryPoints.scheduledAnnotations())) {
            return Root.Kind.SCHEDULED;
        }
        if (Annotations.has(method, entryPoints.concurrentAnnotations())) {
            return Root.Kind.CONCURRENT;
        }
        if (method.hasModifierProperty(PsiModifier.PRIVATE) || calls.isHelper(method) || isForTests(method)) {
            return null;
        }
        boolean open = method.hasModifierProperty(PsiModifier.PUBLIC)
                || method.hasModifierProperty(PsiModifier.PROTECTED);
        return concurrentClass && open ? Root.Kind.CONCURRENT : Root.Kind.CALLER;
    }

    /** What only tests call is no way in for a thread. */
    public static boolean isForTests(PsiMethod method) {
        return method != null
                && (Annotations.has(method, Set.of("VisibleForTesting", "TestOnly"))
                        || method.getName().matches("\\w*ForTest(s|ing)?"));
    }

    private boolean isConcurrent(PsiClass type) {
        return Annotations.has(type, entryPoints.threadSafeAnnotations())
                || Annotations.has(type, entryPoints.concurrentAnnotations());
    }

    private boolean isContained(PsiClass type) {
        return entryPoints.concurrentTypes().stream().anyMatch(name -> Supertypes.include(type, name));
    }

    /** A container knows the methods of its own type only: those that the class overrides. */
    private static boolean isCalledByContainer(PsiMethod method) {
        return REQUESTS.matcher(method.getName()).matches()
                || Annotations.has(method, Set.of("Override")) && !SET_UP.matcher(method.getName()).matches();
    }
}
