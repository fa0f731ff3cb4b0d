package dev.heddle.inspections.analysis.sharing;

import com.intellij.openapi.progress.ProgressManager;
import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiParameter;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiReturnStatement;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiThisExpression;
import com.intellij.psi.PsiThrowStatement;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.event.Conflict;
import dev.heddle.inspections.analysis.event.Event;
import dev.heddle.inspections.analysis.event.LockRef;
import dev.heddle.inspections.analysis.event.Root;
import dev.heddle.inspections.analysis.event.Variable;
import dev.heddle.inspections.analysis.name.CallersLock;
import dev.heddle.inspections.analysis.name.EntryPoints;
import dev.heddle.inspections.analysis.name.Logging;
import dev.heddle.inspections.analysis.name.OwnThread;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Pairs up accesses of the same variable from different threads. */
final class SharedAccesses {

    /** More accesses of one variable than this add nothing to the report but time. */
    private static final int MAX_SIDES = 80;

    private static final Pattern SET_UP = Pattern.compile(
            "init(ialize|Internal)?|configure|onSubscribe|start(Internal)?|doStart|connect|reset|recycle|passivate"
                    + "|(add|create)[A-Z]\\w*"
                    + "|(reset|clear)(All)?(Stat(s|istics?)?|Counters?|Metrics?)"
                    + "|(put|remove|clear)\\w*(Header|Propert(y|ie)|Attribute|Parameter|Option)s?");

    private SharedAccesses() {}

    static List<Conflict> find(FileModel model, EntryPoints entryPoints) {
        Map<Variable, List<Conflict.Side>> sides = model.sides();
        if (model.scope().declaresOrCalls("inEventLoop")) {
            return List.of();
        }
        List<Conflict> conflicts = new ArrayList<>();
        Set<Object> reported = new HashSet<>();
        sides.forEach((variable, accesses) -> {
            ProgressManager.checkCanceled();
            if (isDeclaredIn(model, variable) && !GuardedFields.isAnnotated(variable)) {
                Conflict conflict = isSafe(variable)
                        ? EarlyUses.find(model, variable, accesses)
                        : firstConflict(model, variable, accesses);
                conflict = conflict != null ? conflict : EarlyUses.findUnordered(model, variable, accesses);
                if (conflict != null && reported.add(declarationKey(variable))) {
                    conflicts.add(conflict);
                }
            }
        });
        if (entryPoints.lockingImpliesSharing()) {
            for (Conflict conflict : LockingHabits.conflicts(model, sides)) {
                if (!GuardedFields.isAnnotated(conflict.variable())
                        && reported.add(declarationKey(conflict.variable()))) {
                    conflicts.add(conflict);
                }
            }
        }
        return conflicts;
    }

    /** Variables of other files are reported there. */
    static boolean isDeclaredIn(FileModel model, Variable variable) {
        return variable.declaration() != null
                && variable.declaration().getContainingFile() == model.scope().file();
    }

    private record DeclarationKey(Object declaration, boolean elements) {}

    private static DeclarationKey declarationKey(Variable variable) {
        return new DeclarationKey(variable.declaration(), variable.isElements());
    }

    static Map<Variable, List<Conflict.Side>> sidesByVariable(List<Root> roots) {
        Map<Variable, List<Conflict.Side>> sides = new LinkedHashMap<>();
        for (Root root : roots) {
            for (Event.Access access : root.accesses()) {
                List<Conflict.Side> list = sides.computeIfAbsent(access.variable(), key -> new ArrayList<>());
                if (list.size() < MAX_SIDES) {
                    list.add(new Conflict.Side(root, access));
                }
            }
        }
        return sides;
    }

    /** Volatile fields and enum-like constants are never torn or stale; their compound use is another inspection. */
    static boolean isSafe(Variable variable) {
        PsiField field = variable.field();
        return variable.safe() || field != null
                && (field.hasModifierProperty(PsiModifier.VOLATILE) || field.hasModifierProperty(PsiModifier.FINAL));
    }

    private static Conflict firstConflict(FileModel model, Variable variable, List<Conflict.Side> sides) {
        boolean written = sides.stream().anyMatch(Conflict.Side::isWrite);
        boolean severalRoots = sides.stream().map(Conflict.Side::root).distinct().count() > 1
                || sides.get(0).root().many();
        if (!written || !severalRoots) {
            return null;
        }
        List<Conflict.Side> reads = sides.stream().filter(side -> !side.isWrite()).toList();
        if (!reads.isEmpty() && reads.stream().allMatch(side -> Logging.isReadForLog(side.place()))) {
            return null;
        }
        if (variable.field() != null && OwnThread.isKeptIn(variable.field())) {
            return null;
        }
        List<Conflict.Side> atWork = sides.stream()
                .filter(side -> !side.held().isEmpty() || !isUnderTheCallersLock(side))
                .filter(side -> side.isWrite()
                        ? !isConfiguration(side)
                        : !Logging.isReadForLog(side.place()) && !saysThatItTakesNoLock(side.method()))
                .toList();
        Conflict best = null;
        for (Conflict.Side one : atWork) {
            if (!one.isWrite() || one.place().getContainingFile() != model.scope().file()) {
                continue;
            }
            for (Conflict.Side other : atWork) {
                if (!LockRef.exclude(one.held(), other.held())
                        && model.concurrency().canOverlap(one.root(), one.access(), other.root(), other.access())
                        && !isSafelyPublished(model, one, other)) {
                    Conflict found = prefer(variable, one, other);
                    if (best == null || rank(found) > rank(best)) {
                        best = found;
                    }
                }
            }
        }
        return best;
    }

    /** Whether the method, or the one that others call to come there, says that the lock is held. */
    private static boolean isUnderTheCallersLock(Conflict.Side side) {
        return CallersLock.isSaidToBeHeld(side.method())
                || side.root().body() instanceof PsiMethod entry && CallersLock.isSaidToBeHeld(entry);
    }

    /** A method called {@code sizeNoLock} leaves the lock out on purpose. */
    private static boolean saysThatItTakesNoLock(PsiMethod method) {
        return method != null && (method.getName().endsWith("NoLock") || method.getName().endsWith("WithoutLock"));
    }

    private static boolean isSafelyPublished(FileModel model, Conflict.Side write, Conflict.Side read) {
        return !read.isWrite() && Publication.orders(model, read, write);
    }

    /** A plain setter is called while an object is set up, before its threads start, as far as one can tell. */
    static boolean isConfiguration(Conflict.Side write) {
        PsiMethod method = write.root().kind() == Root.Kind.CALLER ? write.method() : null;
        if (method != null && method.getName().matches("init(ialize)?|configure")) {
            return true;
        }
        return method != null
                && write.held().isEmpty()
                && (SET_UP.matcher(method.getName()).matches() || isPlainSetter(method));
    }

    static boolean isPlainSetter(PsiMethod method) {
        if (method.getParameterList().isEmpty() || method.getBody() == null) {
            return false;
        }
        if (!method.getName().startsWith("set")) {
            return isChainedSetter(method);
        }
        boolean refusesLater = method.getBody().getText().contains("IllegalStateException");
        return refusesLater
                || method.getParameterList().getParametersCount() <= 2 && isStraight(method.getBody().getStatements());
    }

    /** A few values that are stored and checked, and nothing else. */
    private static boolean isStraight(PsiStatement[] steps) {
        return steps.length <= 2
                || steps.length <= 5
                        && Arrays.stream(steps).allMatch(step -> step instanceof PsiExpressionStatement
                                || step instanceof PsiReturnStatement
                                || step instanceof PsiIfStatement check
                                        && PsiTreeUtil.findChildOfType(check, PsiThrowStatement.class) != null);
    }

    /** {@code Server timeout(int t) { timeout = t; return this; }}: settings in a row, before the object is used. */
    private static boolean isChainedSetter(PsiMethod method) {
        PsiStatement[] steps = method.getBody().getStatements();
        PsiParameter value = method.getParameterList().getParameters()[0];
        return method.getParameterList().getParametersCount() == 1
                && (steps.length == 2 || steps.length == 3)
                && Arrays.stream(steps, 0, steps.length - 1)
                        .allMatch(step -> step instanceof PsiExpressionStatement plain
                        && plain.getExpression() instanceof PsiAssignmentExpression set
                        && set.getRExpression() != null
                        && mentions(set.getRExpression(), value))
                && steps[steps.length - 1] instanceof PsiReturnStatement last
                && last.getReturnValue() instanceof PsiThisExpression;
    }

    private static boolean mentions(PsiExpression value, PsiParameter parameter) {
        return PsiTreeUtil.findChildrenOfAnyType(value, false, PsiReferenceExpression.class).stream()
                .anyMatch(used -> used.isReferenceTo(parameter));
    }

    /** The side with fewer locks is the one to look at; between equals, the write. */
    private static Conflict prefer(Variable variable, Conflict.Side write, Conflict.Side other) {
        boolean otherIsBare = other.held().isEmpty() && !write.held().isEmpty();
        return otherIsBare
                ? new Conflict(variable, other, write, false)
                : new Conflict(variable, write, other, false);
    }

    private static int rank(Conflict conflict) {
        int rank = conflict.isSamePlace() ? 0 : 4;
        rank += conflict.at().isWrite() ? 2 : 0;
        return rank + (conflict.other().isWrite() ? 1 : 0);
    }
}
