package dev.heddle.inspections.analysis.weight;

import com.intellij.psi.PsiArrayType;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiReturnStatement;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.breach.BrokenRegion;
import dev.heddle.inspections.analysis.event.Conflict;
import dev.heddle.inspections.analysis.event.LockRef;
import dev.heddle.inspections.analysis.event.Root;
import dev.heddle.inspections.analysis.event.Variable;
import dev.heddle.inspections.analysis.lock.LockCycle;
import dev.heddle.inspections.analysis.lock.LockId;
import dev.heddle.inspections.analysis.name.Annotations;
import dev.heddle.inspections.analysis.name.EntryPoints;
import dev.heddle.inspections.analysis.sharing.FileModel;
import dev.heddle.inspections.analysis.sharing.LockingHabits;
import dev.heddle.inspections.analysis.sharing.Programs;
import dev.heddle.inspections.analysis.thread.SingleThreads;
import dev.heddle.inspections.analysis.thread.ThreadApi;
import dev.heddle.inspections.finding.Evidence;
import dev.heddle.inspections.finding.Finding;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Says what speaks for a clash, the best there is: by that, and nothing else, findings are told apart. */
public final class Weighing {

    private static final Set<String> THREAD_STARTS = Set.of("start", "startVirtualThread");

    private static final Pattern CLOSING =
            Pattern.compile("(do|internal)?([Cc]lose|[Ss]top|[Ss]hutdown|[Dd]estroy|[Dd]ispose|[Tt]erminate|[Cc]ancel)"
                    + "(Now|Internal|Impl|Quietly|Immediately|Async)?");

    private static final Pattern SET_UP =
            Pattern.compile("(set|with|init|configure|prepare|connect|register|reset|recycle|open|reinit|recover|restore)([A-Z]\\w*)?"
                    + "|initiali[sz]e([A-Z]\\w*)?|(create|populate|load)[A-Z]\\w*|\\w+Init|premain|agentmain"
                    + "|do(Init|Configure|Prepare|Connect|Reset|Open)([A-Z]\\w*)?");

    /** A container calls these once, before anybody else gets the object. */
    private static final Set<String> STARTED_BY_CONTAINER = Set.of("Start", "PostConstruct", "Inject", "Autowired");

    private Weighing() {}

    public static Evidence of(FileModel model, Conflict conflict) {
        Evidence evidence = ofClash(model, conflict);
        if (Programs.show(model, conflict.at().place())) {
            return inProgram(evidence);
        }
        if (evidence.strength() == Finding.Strength.WEAK) {
            return evidence;
        }
        Evidence doubt = Doubts.about(model, conflict, evidence);
        return doubt == null ? evidence : doubt;
    }

    /** What other files would be asked for in a library is all in sight in a program. */
    private static Evidence inProgram(Evidence evidence) {
        return switch (evidence) {
            case THREADS_IN_SIGHT, PLAIN_COLLECTION, NESTED_LOCKS, CALLERS_CHOICE -> Evidence.WHOLE_PROGRAM;
            default -> evidence;
        };
    }

    private static Evidence ofClash(FileModel model, Conflict conflict) {
        if (isSetting(model, conflict)) {
            return Evidence.SETTING;
        }
        if (conflict.byLockingHabit()) {
            return isGuardedByCustom(model, conflict.variable()) ? Evidence.PERHAPS_MEANT : Evidence.LOCKING_HABIT;
        }
        Evidence ofThreads = ofThreads(model, conflict.at(), conflict.other());
        if (ofThreads != Evidence.ASSUMED_THREAD
                || conflict.isTooEarly()
                || LockingHabits.isForPeople(conflict.at().method())) {
            return ofThreads;
        }
        if (isPlainCollection(conflict.variable())
                && !isStepOf(conflict.at(), conflict.other())
                && !isStepOf(conflict.other(), conflict.at())) {
            return Evidence.PLAIN_COLLECTION;
        }
        if (isClosedWhileRunning(conflict.at(), conflict.other())
                || isClosedWhileRunning(conflict.other(), conflict.at())) {
            return Evidence.CLOSED_WHILE_RUNNING;
        }
        if (isHandedOut(conflict.at(), conflict.other()) || isHandedOut(conflict.other(), conflict.at())) {
            return Evidence.HANDED_OUT;
        }
        return isGuardedElsewhere(model, conflict) ? Evidence.LOCKING_HABIT : Evidence.ASSUMED_THREAD;
    }

    /** That two accesses belong together is a guess already: a program must show all its threads for it. */
    public static Evidence of(FileModel model, BrokenRegion region) {
        if (!Programs.show(model, region.from())) {
            return Evidence.ASSUMED_THREAD;
        }
        for (Conflict.Side side : sidesAt(model, region)) {
            if (ofThreads(model, side, region.intruder()) == Evidence.THREADS_IN_SIGHT) {
                return Evidence.WHOLE_PROGRAM;
            }
        }
        return Evidence.ASSUMED_THREAD;
    }

    private static List<Conflict.Side> sidesAt(FileModel model, BrokenRegion region) {
        return model.declaredBy(region.variable().declaration()).stream()
                .flatMap(variable -> model.sides().get(variable).stream())
                .filter(side -> side.place() == region.first().place() || side.place() == region.second().place())
                .toList();
    }

    /**
     * Two steps on a variable that is made for several threads.
     *
     * @param variable null where it cannot be told
     */
    public static Evidence ofUse(FileModel model, PsiVariable variable, PsiElement place) {
        if (Programs.show(model, place)) {
            return Evidence.WHOLE_PROGRAM;
        }
        for (Variable use : variable == null ? List.<Variable>of() : model.declaredBy(variable)) {
            List<Conflict.Side> sides = model.sides().get(use);
            for (Conflict.Side one : sides) {
                for (Conflict.Side other : sides) {
                    if (one.isWrite()
                            && model.concurrency().canOverlap(one.root(), one.access(), other.root(), other.access())) {
                        if (ofThreads(model, one, other) == Evidence.THREADS_IN_SIGHT) {
                            return Evidence.THREADS_IN_SIGHT;
                        }
                    }
                }
            }
        }
        return Evidence.ASSUMED_THREAD;
    }

    public static Evidence of(FileModel model, LockCycle cycle) {
        Evidence evidence = ofCycle(cycle);
        return Programs.show(model, cycle.edges().get(0).place()) ? inProgram(evidence) : evidence;
    }

    private static Evidence ofCycle(LockCycle cycle) {
        PsiElement file = cycle.edges().get(0).place().getContainingFile();
        switch (cycle.reason()) {
            case ONE_CLASS, PARAMETERS, ELEMENTS -> {
                return Evidence.CALLERS_CHOICE;
            }
            case UPGRADE, AGAIN -> {
                return Evidence.BROKEN_RULE;
            }
            default -> {
            }
        }
        return cycle.edges().stream().allMatch(edge -> edge.place().getContainingFile() == file
                        && (edge.direct() || isOf(file, edge.held()) && isOf(file, edge.taken())))
                ? Evidence.NESTED_LOCKS
                : Evidence.LOCKS_THROUGH_CALLS;
    }

    private static boolean isOf(PsiElement file, LockId lock) {
        return lock.owner() != null && lock.owner().getContainingFile() == file;
    }

    private static Evidence ofThreads(FileModel model, Conflict.Side one, Conflict.Side other) {
        if (one.root().kind() == Root.Kind.CONCURRENT && other.root().kind() == Root.Kind.CONCURRENT) {
            return isPromise(one.root()) && !isChange(one) && !isChange(other) ? Evidence.PROMISED : Evidence.DECLARED;
        }
        boolean inSight = isStartedForSure(model, one.root()) && isStartedForSure(model, other.root())
                || isBesideStarted(model, one.root(), other)
                || isBesideStarted(model, other.root(), one);
        return inSight ? Evidence.THREADS_IN_SIGHT : Evidence.ASSUMED_THREAD;
    }

    /** A class that says it is safe, other than one that a container calls from many threads. */
    private static boolean isPromise(Root root) {
        return root.body() instanceof PsiMethod method
                && method.getContainingClass() != null
                && Annotations.has(method.getContainingClass(), EntryPoints.DEFAULT.threadSafeAnnotations());
    }

    /** {@code count++}: two threads at once lose one of the changes, whatever else is meant. */
    private static boolean isChange(Conflict.Side side) {
        return side.isWrite()
                && side.place() instanceof PsiExpression place
                && PsiUtil.isAccessedForReading(place);
    }

    private static List<Conflict.Side> sidesOf(FileModel model, Variable variable) {
        return model.sides().getOrDefault(variable, List.of());
    }

    /** Whether the method that starts a thread goes on with this access; what it calls may know more. */
    private static boolean isBesideStarted(FileModel model, Root started, Conflict.Side starter) {
        return isStartedForSure(model, started)
                && started.starts().containsKey(starter.root().body())
                && (model.concurrency().isIsolated(starter.root().body())
                        || bodyRound(started.spawn().place()) == starter.root().body()
                                && bodyRound(starter.place()) == starter.root().body());
    }

    private static PsiElement bodyRound(PsiElement place) {
        return PsiTreeUtil.getParentOfType(place, PsiMethod.class, PsiLambdaExpression.class);
    }

    /**
     * A thread of its own, one of a pool that the file makes, or all there is in a test or main method, what it calls
     * and what it starts. An executor that is handed in may have one thread only.
     */
    private static boolean isStartedForSure(FileModel model, Root root) {
        if (root.kind() != Root.Kind.STARTED) {
            return false;
        }
        PsiElement start = root.spawn().place();
        boolean thread = start instanceof PsiMethodCallExpression call
                && (THREAD_STARTS.contains(call.getMethodExpression().getReferenceName())
                        || SingleThreads.isMadeWithSeveral(call.getMethodExpression().getQualifierExpression()));
        return thread
                || root.spawn().joinedAtOnce()
                || model.concurrency().isIsolated(start)
                || isStartedByProgram(model, root)
                || model.roots().stream().anyMatch(starter -> starter != root
                        && starter.kind() == Root.Kind.STARTED
                        && root.starts().containsKey(starter.body())
                        && isStartedByProgram(model, starter));
    }

    private static boolean isStartedByProgram(FileModel model, Root root) {
        return root.starts().keySet().stream().anyMatch(model.concurrency()::isIsolated);
    }

    /** Whether all that write the variable, or the one to look at, set something up. */
    private static boolean isSetting(FileModel model, Conflict conflict) {
        boolean here = conflict.at().isWrite() && conflict.at().held().isEmpty() && isSetUp(conflict.at());
        return here
                || sidesOf(model, conflict.variable()).stream()
                        .filter(Conflict.Side::isWrite)
                        .allMatch(Weighing::isSetUp);
    }

    private static boolean isSetUp(Conflict.Side write) {
        if (write.root().kind() == Root.Kind.CONCURRENT) {
            return write.root().body() instanceof PsiMethod method
                    && (method.getName().equals("start") || Annotations.has(method, STARTED_BY_CONTAINER));
        }
        return write.root().kind() == Root.Kind.CALLER
                && write.method() != null
                && SET_UP.matcher(write.method().getName()).matches();
    }

    /** {@code mark} and {@code reset} of streams are synchronized because they always were, not for other threads. */
    private static boolean isGuardedByCustom(FileModel model, Variable variable) {
        return sidesOf(model, variable).stream()
                .filter(side -> !side.held().isEmpty())
                .allMatch(side -> side.root().body() instanceof PsiMethod method
                        && method.getName().matches("mark|reset"));
    }

    private static boolean isPlainCollection(Variable variable) {
        return variable.isElements()
                && !variable.safe()
                && variable.declaration() != null
                && !(variable.declaration().getType() instanceof PsiArrayType);
    }

    /** Whether the thread comes to the caller's method as well: it may be one of its own steps, and no entry. */
    private static boolean isStepOf(Conflict.Side thread, Conflict.Side caller) {
        return caller.root().kind() == Root.Kind.CALLER
                && caller.method() != null
                && thread.root().accesses().stream()
                        .anyMatch(access -> PsiTreeUtil.isAncestor(caller.method(), access.place(), true));
    }

    private static boolean isClosedWhileRunning(Conflict.Side closing, Conflict.Side running) {
        return closing.root().kind() == Root.Kind.CALLER
                && closing.root().body() instanceof PsiMethod method
                && CLOSING.matcher(method.getName()).matches()
                && isWorker(running.root());
    }

    private static boolean isWorker(Root root) {
        return root.kind() == Root.Kind.TASK
                || root.kind() == Root.Kind.SCHEDULED
                || root.kind() == Root.Kind.STARTED && !isStage(root);
    }

    /** A step of a future comes after the steps before it: what else may run then, the file seldom shows. */
    private static boolean isStage(Root root) {
        return root.spawn() != null && ThreadApi.isStage(root.spawn().place());
    }

    /** {@code public boolean isRunning() { return running; }} beside a thread that changes it. */
    private static boolean isHandedOut(Conflict.Side read, Conflict.Side write) {
        if (read.isWrite()
                || !(read.root().body() instanceof PsiMethod method)
                || read.root().kind() != Root.Kind.CALLER
                || !method.hasModifierProperty(PsiModifier.PUBLIC)
                || method.getBody() == null) {
            return false;
        }
        PsiStatement[] steps = method.getBody().getStatements();
        return write.isWrite()
                && isWorker(write.root())
                && steps.length == 1
                && steps[0] instanceof PsiReturnStatement last
                && last.getReturnValue() instanceof PsiReferenceExpression;
    }

    /** The class takes the lock at two thirds of the places or more, and this one is nobody's inner step. */
    private static boolean isGuardedElsewhere(FileModel model, Conflict conflict) {
        Conflict.Side bare = conflict.at();
        if (!bare.held().isEmpty()
                || !LockRef.anyIsWaitedFor(conflict.other().held())
                || bare.method() == null
                || bare.method().hasModifierProperty(PsiModifier.PRIVATE)
                || isStage(bare.root())
                || isStage(conflict.other().root())) {
            return false;
        }
        Map<PsiElement, Conflict.Side> places = new HashMap<>();
        sidesOf(model, conflict.variable()).forEach(side -> places.put(side.place(), side));
        long guarded = places.values().stream().filter(side -> !side.held().isEmpty()).count();
        return guarded >= 2 * (places.size() - guarded)
                && places.values().stream().anyMatch(side -> side.isWrite() && !side.held().isEmpty());
    }
}
