package dev.heddle.inspections.analysis.body;

import com.intellij.openapi.progress.ProgressManager;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiParameter;
import dev.heddle.inspections.analysis.event.Bodies;
import dev.heddle.inspections.analysis.event.Event;
import dev.heddle.inspections.analysis.event.LockRef;
import dev.heddle.inspections.analysis.event.ObjectRef;
import dev.heddle.inspections.analysis.event.Summary;
import dev.heddle.inspections.analysis.event.SummaryBuilder;
import dev.heddle.inspections.analysis.event.Task;
import dev.heddle.inspections.analysis.lock.Locks;
import dev.heddle.inspections.analysis.name.FileScope;
import dev.heddle.inspections.analysis.name.References;
import dev.heddle.inspections.analysis.thread.Tasks;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Unfolds calls: each body is walked once, and what it does is renamed into the terms of each caller. The work
 * is bounded: a summary keeps a limited number of different entries, and few other files are followed.
 */
public final class Summaries {

    private static final int MAX_OTHER_FILES = 12;

    private final FileScope home;
    private final Map<PsiJavaFile, FileScope> scopes = new HashMap<>();
    private final Map<PsiElement, List<Event>> walked = new HashMap<>();
    private final Map<PsiElement, Summary> finished = new HashMap<>();
    private final Set<PsiElement> unfinished = new HashSet<>();

    public Summaries(FileScope home) {
        this.home = home;
        scopes.put(home.file(), home);
    }

    /** The events of the body itself, calls not unfolded. */
    public List<Event> events(PsiElement body) {
        List<Event> known = walked.get(body);
        if (known == null) {
            FileScope scope = scopeOf(body);
            known = scope == null ? List.of() : BodyWalker.walk(scope, body);
            walked.put(body, known);
        }
        return known;
    }

    private FileScope scopeOf(PsiElement body) {
        if (!(body.getContainingFile() instanceof PsiJavaFile file) || Bodies.codeOf(body) == null) {
            return null;
        }
        FileScope scope = scopes.get(file);
        if (scope == null && scopes.size() <= MAX_OTHER_FILES) {
            scope = new FileScope(file);
            scopes.put(file, scope);
        }
        return scope;
    }

    public Summary of(PsiElement body) {
        Summary known = finished.get(body);
        if (known != null) {
            return known;
        }
        if (!unfinished.add(body)) {
            return Summary.EMPTY;
        }
        ProgressManager.checkCanceled();
        SummaryBuilder builder = new SummaryBuilder(startsThreads(body));
        for (Event event : events(body)) {
            if (event instanceof Event.Call call) {
                unfold(call, builder);
            } else {
                builder.add(event);
            }
        }
        if (body instanceof PsiMethod method && method.hasModifierProperty(PsiModifier.SYNCHRONIZED)
                && method.getContainingClass() != null) {
            PsiElement name = method.getNameIdentifier() == null ? method : method.getNameIdentifier();
            builder.add(new Event.Acquire(
                    Locks.ownMonitor(method, method.getContainingClass()), false, name, name, Set.of(), Set.of()));
        }
        unfinished.remove(body);
        Summary summary = builder.build();
        finished.put(body, summary);
        return summary;
    }

    private boolean startsThreads(PsiElement body) {
        for (Event event : events(body)) {
            if (event instanceof Event.Spawn
                    || event instanceof Event.Call call && !of(call.callee()).spawns().isEmpty()) {
                return true;
            }
        }
        return false;
    }

    private void unfold(Event.Call call, SummaryBuilder builder) {
        Summary callee = of(call.callee());
        boolean starts = !callee.spawns().isEmpty();
        UnaryOperator<ObjectRef> frame = frame(call, starts);
        PsiElement top = call.place();
        callee.accesses().forEach(access -> builder.addAccess(new Event.Access(
                access.variable().replaceRoot(frame), access.write(), visible(access.place(), top), top,
                union(call.held(), access.held(), frame)), starts));
        callee.acquires().forEach(acquire -> builder.add(new Event.Acquire(
                acquire.lock().replaceRoot(frame), acquire.attempt(), visible(acquire.place(), top), top,
                union(call.held(), acquire.held(), frame), union(Set.of(), acquire.perhaps(), frame))));
        callee.joins().forEach(join -> builder.add(new Event.Join(
                join.target() == null ? null : join.target().replaceRoot(frame), join.place(), top, call.held())));
        callee.waits().forEach(wait -> builder.add(new Event.Wait(visible(wait.place(), top), top, call.held())));
        callee.spawns().forEach(spawn -> unfoldSpawn(spawn, call, frame, builder));
        callee.invokes().forEach(invoke -> unfoldInvoke(invoke, call, frame, builder));
    }

    /** A place in another file is shown at the call that leads there. */
    private PsiElement visible(PsiElement place, PsiElement top) {
        return place.getContainingFile() == home.file() || top.getContainingFile() != home.file() ? place : top;
    }

    private void unfoldSpawn(
            Event.Spawn spawn, Event.Call call, UnaryOperator<ObjectRef> frame, SummaryBuilder builder) {
        PsiElement top = call.place();
        if (spawn.task().body() instanceof PsiParameter parameter) {
            Task passed = Tasks.of(argumentFor(parameter, call), ObjectRef.UNTRACKED);
            if (passed != null) {
                boolean many = spawn.many() || Bodies.loopRound(top, null) != null;
                builder.add(new Event.Spawn(
                        passed, many, spawn.joinedAtOnce(), top, top, Set.of(), UnaryOperator.identity()));
            }
            return;
        }
        UnaryOperator<ObjectRef> inner = spawn.frame();
        builder.add(new Event.Spawn(
                spawn.task(), spawn.many(), spawn.joinedAtOnce(), spawn.place(), top, Set.of(),
                object -> inner.apply(object).replaceRoot(frame)));
    }

    /** Code passed to a method that runs it at once, with the locks the method takes round it. */
    private void unfoldInvoke(
            Event.Invoke invoke, Event.Call call, UnaryOperator<ObjectRef> frame, SummaryBuilder builder) {
        PsiExpression argument = argumentFor(invoke.parameter(), call);
        if (argument == null || !CallReader.isCodeArgument(argument)) {
            return;
        }
        Task code = Tasks.of(argument, ObjectRef.UNTRACKED);
        if (code == null || code.body() instanceof PsiParameter) {
            return;
        }
        Set<LockRef> held = union(call.held(), invoke.held(), frame);
        of(code.body()).accesses().forEach(access -> builder.add(new Event.Access(
                access.variable(), access.write(), access.place(), call.place(),
                union(held, access.held(), UnaryOperator.identity()))));
    }

    private static PsiExpression argumentFor(PsiParameter parameter, Event.Call call) {
        PsiParameter[] parameters = call.callee().getParameterList().getParameters();
        for (int i = 0; i < parameters.length && i < call.arguments().size(); i++) {
            if (parameters[i] == parameter) {
                return call.arguments().get(i);
            }
        }
        return null;
    }

    /** Renames what the callee calls its objects into the caller's names. Its own ones matter if it starts threads. */
    private static UnaryOperator<ObjectRef> frame(Event.Call call, boolean starts) {
        PsiClass declaring = call.callee().getContainingClass();
        return object -> {
            if (object instanceof ObjectRef.This self) {
                return self.type() == declaring
                                || declaring != null && declaring.isInheritor(self.type(), true)
                        ? call.receiver()
                        : object;
            }
            if (object instanceof ObjectRef.Local local && local.variable() instanceof PsiParameter parameter) {
                return References.of(argumentFor(parameter, call));
            }
            if (object instanceof ObjectRef.Local
                    || object instanceof ObjectRef.Made
                    || object instanceof ObjectRef.During) {
                return starts ? ObjectRef.during(call.place(), object) : ObjectRef.UNTRACKED;
            }
            return object;
        };
    }

    private static Set<LockRef> union(Set<LockRef> outer, Set<LockRef> inner, UnaryOperator<ObjectRef> frame) {
        Set<LockRef> result = outer;
        for (LockRef lock : inner) {
            LockRef renamed = lock.replaceRoot(frame);
            result = LockRef.with(
                    result,
                    renamed.object() == ObjectRef.UNTRACKED
                            ? new LockRef(new ObjectRef.Named("?" + lock.hashCode()), lock.shared())
                            : renamed);
        }
        return result;
    }
}
