package dev.heddle.inspections.analysis.weight;

import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiBinaryExpression;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiPrimitiveType;
import com.intellij.psi.PsiReturnStatement;
import com.intellij.psi.PsiThisExpression;
import com.intellij.psi.PsiType;
import com.intellij.psi.PsiTypes;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import com.intellij.psi.util.TypeConversionUtil;
import dev.heddle.inspections.analysis.event.Conflict;
import dev.heddle.inspections.analysis.event.Remarks;
import dev.heddle.inspections.analysis.event.Root;
import dev.heddle.inspections.analysis.event.Summary;
import dev.heddle.inspections.analysis.event.Variable;
import dev.heddle.inspections.analysis.sharing.Endings;
import dev.heddle.inspections.analysis.sharing.FileModel;
import dev.heddle.inspections.analysis.thread.ShutdownHooks;
import dev.heddle.inspections.analysis.thread.Users;
import dev.heddle.inspections.finding.Evidence;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** What speaks against a clash that is well founded otherwise. Whole programs, which show everything, have none. */
final class Doubts {

    private static final Pattern STATISTICS =
            Pattern.compile("(?i)\\w*(stats|statistics?|metrics|approximate|estimate|hits|misses)\\w*|ramBytes\\w*");

    /** Methods that say by their name that they do without the lock. */
    private static final Pattern WITHOUT_LOCK = Pattern.compile(
            "(?i)\\w*(unsynchroni[sz]ed|unlocked|(without|no)_?(lock|sync)|best_?effort|emergency)\\w*");

    /** Two places may be guarded by chance, or by callers that other files show. */
    private static final int HABIT_PLACES = 3;

    private Doubts() {}

    /** What makes the clash doubtful, or null. */
    static Evidence about(FileModel model, Conflict conflict, Evidence evidence) {
        PsiField field = conflict.variable().declaration() instanceof PsiField own ? own : null;
        if (Remarks.explain(conflict.at().place(), field)) {
            return Evidence.EXPLAINED;
        }
        if (isOfCommand(conflict.at().root()) || isOfCommand(conflict.other().root())
                || ShutdownHooks.isOne(conflict.at().root()) || ShutdownHooks.isOne(conflict.other().root())) {
            return Evidence.ASSUMED_THREAD;
        }
        if (isAskedAgain(model, conflict.at(), conflict.variable())) {
            return Evidence.ORDERED;
        }
        return switch (evidence) {
            case LOCKING_HABIT -> aboutHabit(model, conflict);
            case CLOSED_WHILE_RUNNING -> aboutClosing(model, conflict);
            default -> null;
        };
    }

    private static Evidence aboutClosing(FileModel model, Conflict conflict) {
        if (isCopied(conflict.at(), conflict.other()) || isCopied(conflict.other(), conflict.at())) {
            return Evidence.COPIED;
        }
        // A step that both take: the thread ends the object itself then, or only looks up what closing looks up too.
        if (conflict.at().method() == conflict.other().method()) {
            return Evidence.ASSUMED_THREAD;
        }
        if (Endings.waitsBefore(model, conflict.at()) || Endings.waitsBefore(model, conflict.other())) {
            return Evidence.ORDERED;
        }
        if (isTold(model, conflict.at(), conflict.other()) || isTold(model, conflict.other(), conflict.at())) {
            return Evidence.ORDERED;
        }
        return isStopFlag(conflict.variable()) || isMadeByThread(conflict.at()) || isMadeByThread(conflict.other())
                ? null
                : Evidence.CLEARED_BY_CLOSING;
    }

    /** What tells a thread to stop has to reach it; what is cleared only hurts a thread that was not told. */
    private static boolean isStopFlag(Variable variable) {
        return !variable.isElements() && PsiTypes.booleanType().equals(variable.declaration().getType());
    }

    /** A reference that the thread itself sets: whoever closes can miss the new object. */
    private static boolean isMadeByThread(Conflict.Side side) {
        return side.isWrite()
                && side.root().kind() != Root.Kind.CALLER
                && side.place() instanceof PsiExpression set
                && !(set.getType() instanceof PsiPrimitiveType);
    }

    /** Whether whoever closes takes the lock of the one that runs afterwards, which then sees what was written. */
    private static boolean isTold(FileModel model, Conflict.Side closing, Conflict.Side running) {
        return closing.isWrite()
                && !running.isWrite()
                && closing.root().body() instanceof PsiMethod method
                && model.summaries().of(method).acquires().stream()
                        .anyMatch(acquire -> acquire.top().getTextOffset() > closing.access().top().getTextOffset()
                                && running.held().stream()
                                        .anyMatch(lock -> lock.object().equals(acquire.lock().object())));
    }

    /** {@code if (closed) return; synchronized (lock) { if (closed) return; …}}: the second look decides. */
    private static boolean isAskedAgain(FileModel model, Conflict.Side bare, Variable variable) {
        PsiIfStatement choice = PsiTreeUtil.getParentOfType(bare.place(), PsiIfStatement.class);
        return !bare.isWrite()
                && bare.held().isEmpty()
                && choice != null
                && PsiTreeUtil.isAncestor(choice.getCondition(), bare.place(), false)
                && model.sides().getOrDefault(variable, List.of()).stream()
                        .anyMatch(side -> !side.isWrite()
                                && !side.held().isEmpty()
                                && side.method() == bare.method()
                                && side.place().getTextOffset() > bare.place().getTextOffset());
    }

    private static Evidence aboutHabit(FileModel model, Conflict conflict) {
        Conflict.Side bare = conflict.at();
        PsiClass type = bare.method() == null ? null : bare.method().getContainingClass();
        if (Users.areOfOneCircle(type) || !bare.method().hasModifierProperty(PsiModifier.PUBLIC)) {
            return Evidence.OF_ONE_CIRCLE;
        }
        if (Users.isOne(type)) {
            return Evidence.OF_ONE_USER;
        }
        if (isTakenOnce(bare)) {
            return Evidence.COPIED;
        }
        if (bare.method() != null && WITHOUT_LOCK.matcher(bare.method().getName()).matches()) {
            return Evidence.PERHAPS_MEANT;
        }
        if (bare.method() != null && !bare.isWrite() && STATISTICS.matcher(bare.method().getName()).matches()) {
            return Evidence.PERHAPS_MEANT;
        }
        if (conflict.variable().field() != null && isOnlyReplaced(model, conflict.variable())) {
            return Evidence.REPLACED;
        }
        if (!isStrongHabit(model, conflict.variable())) {
            return Evidence.FEW_PLACES;
        }
        if (bare.isWrite() && isGivenValue(bare.place())) {
            return Evidence.SETTING;
        }
        if (!conflict.byLockingHabit()) {
            return null;
        }
        if (bare.isWrite()) {
            return Endings.isOne(bare.method()) ? null : Evidence.PERHAPS_MEANT;
        }
        return isOrdered(model, conflict) ? Evidence.ORDERED : null;
    }

    /** Whether most places, and at least three, are never reached without a lock, private steps included. */
    private static boolean isStrongHabit(FileModel model, Variable variable) {
        Map<PsiElement, Boolean> guarded = new HashMap<>();
        for (Conflict.Side side : model.sides().getOrDefault(variable, List.of())) {
            if (side.method() == null || !side.method().isConstructor()) {
                guarded.merge(side.place(), !side.held().isEmpty(), Boolean::logicalAnd);
            }
        }
        long always = guarded.values().stream().filter(isGuarded -> isGuarded).count();
        return always >= HABIT_PLACES && always > guarded.size() - always;
    }

    /** An object that was replaced since still works; a reference that was cleared, a flag or a count does not. */
    private static boolean isOnlyReplaced(FileModel model, Variable variable) {
        PsiType type = variable.field().getType();
        PsiClass state = PsiUtil.resolveClassInClassTypeOnly(type);
        return !(type instanceof PsiPrimitiveType)
                && (state == null || !state.isEnum() && !TypeConversionUtil.isPrimitiveWrapper(type))
                && model.sides().getOrDefault(variable, List.of()).stream()
                        .noneMatch(side -> side.isWrite() && isCleared(side.place()));
    }

    private static boolean isCleared(PsiElement place) {
        return place.getParent() instanceof PsiAssignmentExpression set
                && set.getRExpression() instanceof PsiLiteralExpression literal
                && literal.getValue() == null;
    }

    /** {@code pool = makePool();}: whoever ends something writes a literal, whoever sets it up does not. */
    private static boolean isGivenValue(PsiElement place) {
        return place.getParent() instanceof PsiAssignmentExpression set
                && set.getLExpression() == place
                && !(PsiUtil.skipParenthesizedExprDown(set.getRExpression()) instanceof PsiLiteralExpression);
    }

    /** Whether the method has had the lock, or waited for others, before: it reads what was there then, or later. */
    private static boolean isOrdered(FileModel model, Conflict conflict) {
        PsiMethod method = conflict.at().method();
        if (method == null) {
            return false;
        }
        int read = conflict.at().place().getTextOffset();
        Summary summary = model.summaries().of(method);
        return summary.joins().stream().anyMatch(join -> join.top().getTextOffset() < read)
                || summary.acquires().stream().anyMatch(acquire -> acquire.top().getTextOffset() < read
                        && acquire.top().getTextRange().getEndOffset() <= read
                        && conflict.other().held().stream()
                                .anyMatch(lock -> lock.object().equals(acquire.lock().object())));
    }

    /** A thread that takes what another one clears into a local variable, once, has it for good. */
    private static boolean isCopied(Conflict.Side cleared, Conflict.Side read) {
        return cleared.isWrite()
                && !read.isWrite()
                && read.root().kind() != Root.Kind.CALLER
                && read.place().getParent() instanceof PsiLocalVariable
                && isCleared(cleared.place());
    }

    /** A reference that is only handed on, or copied and checked: null will do, and so will the old one. */
    private static boolean isTakenOnce(Conflict.Side read) {
        if (read.isWrite() || !(read.place() instanceof PsiExpression taken)
                || taken.getType() instanceof PsiPrimitiveType) {
            return false;
        }
        return taken.getParent() instanceof PsiReturnStatement
                || taken.getParent() instanceof PsiLocalVariable copy && isComparedWithNull(copy, read.method());
    }

    private static boolean isComparedWithNull(PsiLocalVariable copy, PsiMethod method) {
        return PsiTreeUtil.findChildrenOfType(method, PsiBinaryExpression.class).stream()
                .anyMatch(comparison -> comparison.getText().matches(copy.getName() + "\\s*[!=]=\\s*null"));
    }

    /** A task with methods that return it is set up, and mostly run, by one and the same thread. */
    private static boolean isOfCommand(Root root) {
        PsiClass type = root.kind() == Root.Kind.TASK && root.body() instanceof PsiMethod run
                ? run.getContainingClass()
                : null;
        if (type == null) {
            return false;
        }
        for (PsiMethod method : type.getMethods()) {
            if (method.hasModifierProperty(PsiModifier.PUBLIC)
                    && method.getBody() != null
                    && PsiTreeUtil.findChildrenOfType(method.getBody(), PsiReturnStatement.class).stream()
                            .anyMatch(back -> back.getReturnValue() instanceof PsiThisExpression)) {
                return true;
            }
        }
        return false;
    }
}
