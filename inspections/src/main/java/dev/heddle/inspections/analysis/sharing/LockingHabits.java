package dev.heddle.inspections.analysis.sharing;

import com.intellij.psi.JavaTokenType;
import com.intellij.psi.PsiBinaryExpression;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiReturnStatement;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.event.Conflict;
import dev.heddle.inspections.analysis.event.LockRef;
import dev.heddle.inspections.analysis.event.ObjectRef;
import dev.heddle.inspections.analysis.event.Root;
import dev.heddle.inspections.analysis.event.Variable;
import dev.heddle.inspections.analysis.name.CallersLock;
import dev.heddle.inspections.analysis.name.Logging;
import dev.heddle.inspections.analysis.thread.ThreadApi;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A class that guards a field with a lock nearly everywhere says that several threads use it; the few places
 * without the lock are then suspicious, even though no thread is in sight.
 */
public final class LockingHabits {

    private static final Set<String> FOR_PEOPLE = Set.of(
            "toString", "hashCode", "equals", "finalize", "init", "initialize", "start", "onSubscribe");

    private LockingHabits() {}

    static List<Conflict> conflicts(FileModel model, Map<Variable, List<Conflict.Side>> sidesByVariable) {
        List<Conflict> conflicts = new ArrayList<>();
        sidesByVariable.forEach((variable, sides) -> {
            if (isOwnField(variable) && !SharedAccesses.isSafe(variable) && !isCursor(variable.field())) {
                Conflict conflict = conflict(model, variable, sides);
                if (conflict != null) {
                    conflicts.add(conflict);
                }
            }
        });
        return conflicts;
    }

    private static boolean isOwnField(Variable variable) {
        return variable.field() != null
                && (variable.object() instanceof ObjectRef.This || variable.object() instanceof ObjectRef.Type);
    }

    /** Where an iterator stands is known to one thread; the locks it takes are for what it goes through. */
    static boolean isCursor(PsiField field) {
        PsiClass type = field.getContainingClass();
        return type != null
                && (ThreadApi.is(type, "java.util.Iterator") || ThreadApi.is(type, "java.util.Enumeration"));
    }

    private static Conflict conflict(FileModel model, Variable variable, List<Conflict.Side> sides) {
        List<Conflict.Side> guarded = new ArrayList<>();
        List<Conflict.Side> bare = new ArrayList<>();
        for (Conflict.Side side : sides) {
            boolean byTurns = !side.held().isEmpty() && !LockRef.anyIsWaitedFor(side.held());
            if (isRelevant(model, side) && !byTurns) {
                (side.held().isEmpty() ? bare : guarded).add(side);
            }
        }
        bare.removeIf(side -> isReturnAfterLock(side, guarded) || VolatileFences.order(side, guarded));
        if (bare.isEmpty() || !isHabit(guarded) || !hasCommonLock(guarded) || places(guarded) < 2 * places(bare)) {
            return null;
        }
        bare.removeIf(side -> !side.isWrite() && Logging.isReadForLog(side.place()));
        if (bare.isEmpty() || isSetFromTheStart(variable.field(), sides)) {
            return null;
        }
        Conflict.Side write = first(guarded, true);
        Conflict.Side bareWrite = first(bare, true);
        if (bareWrite != null && guarded.stream().allMatch(side -> side.place() == bareWrite.place())) {
            return null;
        }
        if (bareWrite != null) {
            Conflict.Side elsewhere = write != null && write.place() != bareWrite.place()
                    ? write
                    : guarded.stream().filter(side -> side.place() != bareWrite.place()).findFirst().orElseThrow();
            return new Conflict(variable, bareWrite, elsewhere, true);
        }
        return write == null ? null : new Conflict(variable, bare.get(0), write, true);
    }

    /** One method that sets a value under a lock may just load it; several that use it, or one that counts, do not. */
    private static boolean isHabit(List<Conflict.Side> guarded) {
        return guarded.stream().map(side -> side.root().body()).distinct().count() > 1
                || guarded.stream().anyMatch(write -> write.isWrite()
                        && guarded.stream().anyMatch(read -> !read.isWrite() && read.place() == write.place()));
    }

    /** A field with an initial value that is only ever set where it is null is never set again. */
    private static boolean isSetFromTheStart(PsiField field, List<Conflict.Side> sides) {
        return field.getInitializer() instanceof PsiMethodCallExpression
                && sides.stream().filter(Conflict.Side::isWrite).allMatch(side -> {
                    PsiIfStatement choice = PsiTreeUtil.getParentOfType(side.place(), PsiIfStatement.class);
                    return choice != null
                            && choice.getCondition() instanceof PsiBinaryExpression comparison
                            && comparison.getOperationTokenType() == JavaTokenType.EQEQ
                            && comparison.getText().matches("(this\\.)?" + field.getName() + " *== *null");
                });
    }

    /** A method that returns what it has just looked at, or set, under the lock. */
    private static boolean isReturnAfterLock(Conflict.Side bare, List<Conflict.Side> guarded) {
        return !bare.isWrite()
                && bare.place().getParent() instanceof PsiReturnStatement
                && guarded.stream().anyMatch(side -> side.method() == bare.method()
                        && side.place().getTextRange().getStartOffset() < bare.place().getTextRange().getStartOffset());
    }

    private static boolean isRelevant(FileModel model, Conflict.Side side) {
        PsiMethod method = side.method();
        return method != null
                && !method.isConstructor()
                && !isForPeople(method.getName())
                && !CallersLock.isSaidToBeHeld(method)
                && !(side.held().isEmpty() && (SharedAccesses.isPlainSetter(method) || isSignal(method)))
                && side.place().getContainingFile() == model.scope().file()
                && !model.concurrency().isIsolated(method)
                && side.root().kind() == Root.Kind.CALLER
                && !(side.held().isEmpty() && !method.hasModifierProperty(PsiModifier.PUBLIC));
    }

    /** A subscriber is told one thing after the other: it need not keep itself out. */
    private static boolean isSignal(PsiMethod method) {
        return method.getName().matches("on(Next|Error|Complete|Success)")
                && method.getContainingClass() != null
                && method.getContainingClass().findMethodsByName("onSubscribe", true).length > 0;
    }

    public static boolean isForPeople(PsiMethod method) {
        return method != null && isForPeople(method.getName());
    }

    private static boolean isForPeople(String name) {
        return FOR_PEOPLE.contains(name)
                || name.startsWith("toString")
                || name.startsWith("dump")
                || name.endsWith("String")
                || name.startsWith("getDebug")
                || name.endsWith("Unsafe")
                || name.endsWith("NoLock");
    }

    private static boolean hasCommonLock(List<Conflict.Side> sides) {
        if (sides.isEmpty()) {
            return false;
        }
        Set<LockRef> common = new HashSet<>(sides.get(0).held());
        sides.forEach(side -> common.retainAll(side.held()));
        return !common.isEmpty();
    }

    private static long places(List<Conflict.Side> sides) {
        return sides.stream().map(side -> (PsiElement) side.place()).distinct().count();
    }

    private static Conflict.Side first(List<Conflict.Side> sides, boolean write) {
        return sides.stream().filter(side -> side.isWrite() == write).findFirst().orElse(null);
    }
}
