package dev.heddle.inspections.analysis.sharing;

import com.intellij.openapi.progress.ProgressManager;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiField;
import dev.heddle.inspections.analysis.event.Conflict;
import dev.heddle.inspections.analysis.event.LockRef;
import dev.heddle.inspections.analysis.event.ObjectRef;
import dev.heddle.inspections.analysis.event.Variable;
import dev.heddle.inspections.analysis.lock.Locks;
import dev.heddle.inspections.analysis.name.Names;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Fields that name their lock in {@code @GuardedBy}, and the places that use them without it. */
public final class GuardedFields {

    /**
     * A use of a field, or of what is in it, without the lock that it names.
     *
     * @param lock the lock as the class that declares the field writes it
     */
    public record Unguarded(Variable variable, boolean write, PsiElement place, String lock) {

        /** Whether a synchronized method would hold the lock: that of the object whose code this is. */
        public boolean isOfThis() {
            return lock.equals("this") && variable.object().root() instanceof ObjectRef.This;
        }
    }

    private GuardedFields() {}

    public static List<Unguarded> find(FileModel model) {
        List<Unguarded> found = new ArrayList<>();
        Set<PsiElement> places = new HashSet<>();
        for (Map.Entry<Variable, List<Conflict.Side>> entry : model.sides().entrySet()) {
            ProgressManager.checkCanceled();
            Variable variable = entry.getKey();
            LockRef guard = SharedAccesses.isDeclaredIn(model, variable) ? guardOf(variable) : null;
            if (guard == null || isForeign(guard) && entry.getValue().stream().noneMatch(side -> isHeld(guard, side))) {
                continue;
            }
            for (Conflict.Side side : entry.getValue()) {
                boolean here = side.place().getContainingFile() == model.scope().file();
                if (here && !isHeld(guard, side) && places.add(side.place())) {
                    String lock = Locks.guardText((PsiField) variable.declaration());
                    found.add(new Unguarded(
                            variable, side.isWrite(), side.place(), lock.equals("itself") ? variable.name() : lock));
                }
            }
        }
        return found;
    }

    /** Whether the lock is an object of a library's class, which may have ways of its own to be taken. */
    private static boolean isForeign(LockRef guard) {
        PsiClass type = guard.object() instanceof ObjectRef.Via via ? Names.classOf(via.field()) : null;
        return type != null && !String.valueOf(type.getQualifiedName()).startsWith("java.");
    }

    /** Whether a variable is a field, or the content of one, whose lock is written at it and known. */
    static boolean isAnnotated(Variable variable) {
        return guardOf(variable) != null;
    }

    /** The lock that the variable's field names, as the code that uses the variable would name it. */
    private static LockRef guardOf(Variable variable) {
        if (!(variable.declaration() instanceof PsiField field) || field.getContainingClass() == null) {
            return null;
        }
        ObjectRef owner = variable.field() != null ? variable.object()
                : variable.object() instanceof ObjectRef.Via via ? via.owner() : ObjectRef.UNTRACKED;
        LockRef guard = Locks.guardedBy(field, field.getContainingClass());
        boolean known = guard != null && !(guard.object() instanceof ObjectRef.Named) && owner != ObjectRef.UNTRACKED;
        return known
                ? guard.replaceRoot(object -> object instanceof ObjectRef.This ? owner : object)
                : null;
    }

    private static boolean isHeld(LockRef guard, Conflict.Side side) {
        return side.held().stream()
                .filter(lock -> !(lock.shared() && side.isWrite()))
                .anyMatch(lock -> LockRef.exclude(Set.of(new LockRef(lock.object(), false)), Set.of(guard)));
    }
}
