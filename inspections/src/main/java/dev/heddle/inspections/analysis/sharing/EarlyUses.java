package dev.heddle.inspections.analysis.sharing;

import com.intellij.psi.JavaTokenType;
import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiConditionalExpression;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiForeachStatement;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiLoopStatement;
import com.intellij.psi.PsiMember;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiPrimitiveType;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiTypes;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.event.Bodies;
import dev.heddle.inspections.analysis.event.Conflict;
import dev.heddle.inspections.analysis.event.Event;
import dev.heddle.inspections.analysis.event.LockRef;
import dev.heddle.inspections.analysis.event.Root;
import dev.heddle.inspections.analysis.event.Variable;
import dev.heddle.inspections.analysis.name.Assertions;
import dev.heddle.inspections.analysis.thread.Completions;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A volatile field, an atomic or a concurrent collection that one thread counts on before the other has set it, where
 * nothing makes the two wait for each other: it is asserted, a method is called on it although it starts as null, or
 * the starting thread sets it only after the start.
 */
final class EarlyUses {

    private static final Set<String> PLAIN_SETS = Set.of("set", "lazySet", "shutdown", "shutdownNow", "close");

    /** A flag of this name is set late on purpose: it asks the thread to end. */
    private static final Pattern ENDS_THREAD = Pattern.compile(
            "(?i).*(stop|cancel|clos|shut|abort|interrupt|quit|exit|finish|terminat|dispos).*");

    private EarlyUses() {}

    static Conflict find(FileModel model, Variable variable, List<Conflict.Side> sides) {
        boolean isVolatile = variable.field() != null && variable.field().hasModifierProperty(PsiModifier.VOLATILE);
        if (!isVolatile && !variable.safe()) {
            return null;
        }
        for (Conflict.Side use : sides) {
            if (use.isWrite()) {
                continue;
            }
            for (Conflict.Side write : sides) {
                if (write.isWrite()
                        && startsOther(use.root(), write.root())
                        && countsOnValue(model, variable, use, write)
                        && !LockRef.exclude(use.held(), write.held())
                        && model.concurrency().canOverlap(use.root(), use.access(), write.root(), write.access())
                        && !isOrdered(model, use, write)) {
                    return new Conflict(variable, use, write, false);
                }
            }
        }
        return null;
    }

    /**
     * A variable that one of two threads started side by side asserts something about, while the other changes it: a
     * lock or volatile keeps it whole, but who comes first is open.
     */
    static Conflict findUnordered(FileModel model, Variable variable, List<Conflict.Side> sides) {
        for (Conflict.Side use : sides) {
            if (use.isWrite() || use.root().kind() != Root.Kind.STARTED
                    || !Assertions.isAssertedStrictly(use.place())) {
                continue;
            }
            boolean own = use.root().accesses().stream()
                    .anyMatch(access -> access.write() && access.variable().equals(variable));
            Guards guards = model.guardsOf(use.place());
            for (Conflict.Side write : sides) {
                if (!own
                        && write.isWrite()
                        && write.root() != use.root()
                        && write.root().kind() == Root.Kind.STARTED
                        && model.concurrency().canOverlap(use.root(), use.access(), write.root(), write.access())
                        && !guards.waits()
                        && !isChangedTogether(model, use, write)
                        && !Publication.orders(model, use, write)) {
                    return new Conflict(variable, use, write, false);
                }
            }
        }
        return null;
    }

    /** Whether the writer changes all that is asserted there once, under one lock: no thread sees a part of it. */
    private static boolean isChangedTogether(FileModel model, Conflict.Side use, Conflict.Side write) {
        Set<Variable> asserted = new HashSet<>();
        Set<Variable> changed = new HashSet<>();
        for (Event.Access access : use.root().accesses()) {
            if (!access.write() && Assertions.isAssertedStrictly(access.place())) {
                asserted.add(access.variable());
            }
        }
        for (Event.Access access : write.root().accesses()) {
            if (access.write() && !access.held().isEmpty() && access.held().equals(write.held())) {
                changed.add(access.variable());
            }
        }
        boolean inSteps = Bodies.loopRound(write.place(), null) != null;
        return !inSteps && asserted.size() > 1 && changed.containsAll(asserted);
    }

    /** One side starts the other, so that the order of the start and the access is in plain sight. */
    private static boolean startsOther(Root one, Root other) {
        return one.kind() == Root.Kind.STARTED && one.starts().containsKey(other.body())
                || other.kind() == Root.Kind.STARTED && other.starts().containsKey(one.body());
    }

    private static boolean isOrdered(FileModel model, Conflict.Side use, Conflict.Side write) {
        PsiElement start = write.root().starts().get(use.root().body());
        Guards guards = model.guardsOf(use.place(), start == null ? 0 : start.getTextRange().getStartOffset());
        return guards.waits() || guards.branches() && !Publication.isInverted(model, guards, write);
    }

    private static boolean countsOnValue(
            FileModel model, Variable variable, Conflict.Side use, Conflict.Side write) {
        PsiElement place = use.place();
        boolean inSight = model.concurrency().isIsolated(use.root().body())
                || model.concurrency().isIsolated(write.root().body())
                || use.root().starts().containsKey(write.root().body())
                || startsHere(use, write);
        if (inSight ? Assertions.isAsserted(place) : Assertions.isAssertedStrictly(place)) {
            return true;
        }
        boolean called = place.getParent() instanceof PsiReferenceExpression name
                && name.getParent() instanceof PsiMethodCallExpression;
        if (variable.field() != null && variable.field().getInitializer() == null && called) {
            return true;
        }
        return isSetAfterStart(variable, use, write) || isAddedUpTooEarly(model, use, write);
    }

    /** Whether start and use stand in one method, so that the order of the two is in plain sight. */
    private static boolean startsHere(Conflict.Side use, Conflict.Side write) {
        PsiElement start = write.root().spawn() == null ? null : write.root().spawn().place();
        return start != null && use.method() != null && PsiTreeUtil.isAncestor(use.method(), start, true);
    }

    /** The starter sets it after the start, in the same block; the thread looks at it once, not again in a loop. */
    private static boolean isSetAfterStart(Variable variable, Conflict.Side use, Conflict.Side write) {
        PsiElement start = use.root().starts().get(write.root().body());
        if (start == null || isInLoop(use.place()) || use.root().many() || asksToEnd(variable)
                || !matters(variable, use.place()) && !Completions.dependOn(use.place(), write.root().body())
                || write.access().place() != write.access().top()) {
            return false;
        }
        boolean plain = write.place().getParent() instanceof PsiAssignmentExpression assignment
                        && assignment.getOperationTokenType() == JavaTokenType.EQ
                || write.place() instanceof PsiMethodCallExpression call
                        && PLAIN_SETS.contains(call.getMethodExpression().getReferenceName());
        return plain && blockOf(start) == blockOf(write.place());
    }

    /** A value that decides on a branch, or a reference that is just handed on, may be either. */
    private static boolean matters(Variable variable, PsiElement place) {
        boolean primitive = variable.safe() || variable.field().getType() instanceof PsiPrimitiveType;
        for (PsiElement child = place; primitive && !(child instanceof PsiStatement) && child.getParent() != null;
                child = child.getParent()) {
            primitive = !(child.getParent() instanceof PsiIfStatement)
                    && !(child.getParent() instanceof PsiConditionalExpression choice
                            && choice.getCondition() == child);
        }
        return primitive;
    }

    private static boolean asksToEnd(Variable variable) {
        return variable.field() != null
                && PsiTypes.booleanType().equals(variable.field().getType())
                && ENDS_THREAD.matcher(variable.name()).matches();
    }

    private static boolean isInLoop(PsiElement place) {
        return PsiTreeUtil.getParentOfType(
                        place, PsiLoopStatement.class, true, PsiMember.class, PsiLambdaExpression.class)
                != null;
    }

    private static PsiElement blockOf(PsiElement place) {
        PsiStatement statement = PsiTreeUtil.getParentOfType(place, PsiStatement.class, false);
        return statement == null ? null : statement.getParent();
    }

    /** The starter goes through a collection and waits for the thread that fills it only afterwards. */
    private static boolean isAddedUpTooEarly(FileModel model, Conflict.Side use, Conflict.Side write) {
        PsiElement start = write.root().starts().get(use.root().body());
        boolean iterates = PsiTreeUtil.getParentOfType(use.place(), PsiForeachStatement.class, true, PsiStatement.class)
                        != null
                || use.place().getParent() instanceof PsiForeachStatement;
        boolean inSteps = write.root().many()
                || Bodies.loopRound(write.place(), write.root().body()) != null
                || write.root().accesses().stream()
                                .filter(other -> other.write() && other.variable().equals(write.access().variable()))
                                .count()
                        > 1;
        return start != null
                && iterates
                && inSteps
                && model.concurrency().isJoinedAfter(write.root(), use.root().body(), use.place());
    }
}
