package dev.heddle.inspections.analysis.breach;

import com.intellij.openapi.progress.ProgressManager;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.engine.regions.AtomicRegion;
import dev.heddle.engine.regions.Breach;
import dev.heddle.engine.regions.RegionRules;
import dev.heddle.engine.regions.RegionStep;
import dev.heddle.inspections.analysis.event.Conflict;
import dev.heddle.inspections.analysis.event.Event;
import dev.heddle.inspections.analysis.event.LockRef;
import dev.heddle.inspections.analysis.event.Root;
import dev.heddle.inspections.analysis.event.Summary;
import dev.heddle.inspections.analysis.lock.LockId;
import dev.heddle.inspections.analysis.name.CallersLock;
import dev.heddle.inspections.analysis.name.Logging;
import dev.heddle.inspections.analysis.sharing.FileModel;
import dev.heddle.inspections.analysis.sharing.SharedVariables;
import dev.heddle.inspections.finding.Lines;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Infers the atomic regions of a file and looks for writes of other threads that break them. */
public final class RegionAnalysis {

    /** A data access in a region, with the locks that its procedure itself holds there. */
    private record Step(Event.Access access, Set<LockRef> heldByProcedure, PsiMethod callee) {}

    private final FileModel model;
    private final RegionRules rules;
    private final SharedVariables shared;

    private RegionAnalysis(FileModel model, int distance) {
        this.model = model;
        this.rules = new RegionRules(distance);
        this.shared = new SharedVariables(model, model.sides());
    }

    /**
     * @param distance lines between neighbouring accesses of a region
     */
    public static List<BrokenRegion> find(FileModel model, int distance) {
        RegionAnalysis analysis = new RegionAnalysis(model, distance);
        List<BrokenRegion> broken = new ArrayList<>();
        for (PsiElement procedure : analysis.procedures()) {
            ProgressManager.checkCanceled();
            analysis.addBroken(procedure, broken);
        }
        return broken;
    }

    private Set<PsiElement> procedures() {
        Set<PsiElement> procedures = new LinkedHashSet<>();
        model.scope().classes().forEach(type -> {
            for (PsiMethod method : type.getMethods()) {
                if (!method.isConstructor() && method.getBody() != null) {
                    procedures.add(method);
                }
            }
        });
        for (Root root : model.roots()) {
            if (root.body() instanceof PsiLambdaExpression) {
                procedures.add(root.body());
            }
        }
        return procedures;
    }

    private void addBroken(PsiElement procedure, List<BrokenRegion> broken) {
        List<RegionStep<Step>> steps = stepsOf(procedure);
        if (steps.size() < 2
                || procedure instanceof PsiMethod method
                        && (model.calls().isReachedOnlyUnderLock(method) || CallersLock.isSaidToBeHeld(method))) {
            return;
        }
        Set<SharedVariables.Key> reported = new HashSet<>();
        for (AtomicRegion<Step> region : rules.infer(steps)) {
            for (BrokenRegion found : breaches(region)) {
                if (reported.add(SharedVariables.key(found.variable()))) {
                    broken.add(found);
                }
            }
        }
    }

    private List<RegionStep<Step>> stepsOf(PsiElement procedure) {
        List<RegionStep<Step>> steps = new ArrayList<>();
        for (Event event : model.summaries().events(procedure)) {
            int line = Lines.lineOf(event.place());
            if (event instanceof Event.Access access) {
                addAccess(steps, procedure, new Step(access, access.held(), null), line);
            } else if (event instanceof Event.Acquire acquire) {
                steps.add(RegionStep.synchronisation(
                        procedure, line, new Step(null, LockRef.with(Set.of(), acquire.lock()), null)));
            } else if (event instanceof Event.Call call) {
                addCall(steps, procedure, call, line);
            } else {
                steps.add(RegionStep.handOver(procedure, line, null));
            }
        }
        return steps;
    }

    private void addCall(List<RegionStep<Step>> steps, PsiElement procedure, Event.Call call, int line) {
        Summary callee = model.summaries().of(call.callee());
        if (!callee.spawns().isEmpty() || !callee.joins().isEmpty() || !callee.waits().isEmpty()) {
            steps.add(RegionStep.handOver(procedure, line, null));
            return;
        }
        for (Event.Access access : callee.accesses()) {
            Event.Access seen = new Event.Access(
                    access.variable(), access.write(), access.place(), call.place(), access.held());
            addAccess(steps, procedure, new Step(seen, call.held(), call.callee()), line);
        }
    }

    private void addAccess(List<RegionStep<Step>> steps, PsiElement procedure, Step step, int line) {
        Event.Access access = step.access();
        if (shared.isShared(access.variable())) {
            Object variable = SharedVariables.key(access.variable());
            steps.add(access.write()
                    ? RegionStep.write(variable, procedure, line, step)
                    : RegionStep.read(variable, procedure, line, step));
        }
    }

    private List<BrokenRegion> breaches(AtomicRegion<Step> region) {
        List<BrokenRegion> found = new ArrayList<>();
        Set<Object> variables = new LinkedHashSet<>();
        region.accesses().forEach(step -> variables.add(step.variable()));
        for (Object variable : variables) {
            List<Conflict.Side> writers = region.accesses().stream()
                    .filter(step -> step.variable().equals(variable))
                    .findFirst()
                    .map(step -> shared.writersOf(step.origin().access().variable()))
                    .orElse(List.of());
            BrokenRegion breach = firstBreach(region, variable, writers);
            if (breach != null) {
                found.add(breach);
            }
        }
        return found;
    }

    private BrokenRegion firstBreach(AtomicRegion<Step> region, Object variable, List<Conflict.Side> writers) {
        for (Conflict.Side writer : writers) {
            RegionStep<Step> intruder =
                    RegionStep.write(variable, writer.root().body(), 0, new Step(writer.access(), writer.held(), null));
            for (Breach<Step> breach : Breach.of(region, List.of(intruder))) {
                Event.Access first = breach.first().origin().access();
                Event.Access second = breach.second().origin().access();
                if (Dependence.decidesOn(first, second)
                        && !Logging.isReadForLog(first.place())
                        && !readsForItself(breach.first().origin())
                        && !isKeptOut(region, breach, writer)
                        && (shared.canMeet(second.place(), writer.place())
                                || shared.canMeet(first.place(), writer.place()))) {
                    return new BrokenRegion(
                            first, second, writer, uses(region, variable), span(region), breaker(writer));
                }
            }
        }
        return null;
    }

    private static List<BrokenRegion.Use> uses(AtomicRegion<Step> region, Object variable) {
        return region.accesses().stream()
                .filter(step -> step.variable().equals(variable))
                .map(step -> new BrokenRegion.Use(step.line(), step.write()))
                .distinct()
                .toList();
    }

    private static BrokenRegion.Span span(AtomicRegion<Step> region) {
        return new BrokenRegion.Span(region.fromLine(), region.toLine());
    }

    /** The region of the other thread that its write belongs to, or just the line of the write. */
    private BrokenRegion.Breaker breaker(Conflict.Side writer) {
        for (AtomicRegion<Step> region : rules.infer(stepsOf(writer.root().body()))) {
            if (region.accesses().stream()
                    .anyMatch(step -> step.origin().access().top() == writer.access().top())) {
                return new BrokenRegion.Breaker(methodName(writer.access().top()), span(region));
            }
        }
        int line = Lines.lineOf(writer.place());
        return new BrokenRegion.Breaker(methodName(writer.place()), new BrokenRegion.Span(line, line));
    }

    private static String methodName(PsiElement place) {
        PsiElement body = PsiTreeUtil.getParentOfType(place, PsiMethod.class, PsiLambdaExpression.class);
        return body instanceof PsiMethod method ? method.getName() : null;
    }

    /** A callee that reads and writes the variable, as a lazy getter does, has done with it when it returns. */
    private boolean readsForItself(Step read) {
        return read.callee() != null
                && model.summaries().of(read.callee()).accesses().stream()
                        .anyMatch(access -> access.write()
                                && SharedVariables.key(access.variable())
                                        .equals(SharedVariables.key(read.access().variable())));
    }

    /** Whether one lock is held from the first access to the second, and the writer needs it too. */
    private static boolean isKeptOut(AtomicRegion<Step> region, Breach<Step> breach, Conflict.Side writer) {
        Set<LockRef> throughout = new HashSet<>(breach.first().origin().heldByProcedure());
        throughout.retainAll(breach.second().origin().heldByProcedure());
        int from = region.steps().indexOf(breach.first());
        int to = region.steps().lastIndexOf(breach.second());
        for (int i = from; i < to; i++) {
            RegionStep<Step> step = region.steps().get(i);
            if (!step.isData() && step.origin() != null) {
                throughout.removeAll(step.origin().heldByProcedure());
            }
        }
        return LockRef.exclude(throughout, writer.held())
                || LockRef.anyIsWaitedFor(throughout) && writer.held().isEmpty()
                || throughout.stream().anyMatch(lock -> isSameKind(lock, writer));
    }

    /** The writer may know the same lock by another name: an object of the same class will do. */
    private static boolean isSameKind(LockRef lock, Conflict.Side writer) {
        LockId id = LockId.of(lock.object());
        return id != null && writer.held().stream().anyMatch(other -> id.equals(LockId.of(other.object())));
    }
}
