package dev.heddle.inspections.analysis.sharing;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import dev.heddle.inspections.analysis.event.Conflict;
import dev.heddle.inspections.analysis.event.LockRef;
import dev.heddle.inspections.analysis.event.ObjectRef;
import dev.heddle.inspections.analysis.event.Root;
import dev.heddle.inspections.analysis.event.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which accesses can meet on which variable, locks left aside: what the region rules call shared. */
public final class SharedVariables {

    /** A variable by its declaration: the same field of two objects counts as one. */
    public record Key(Object declaration, boolean elements, String index) {}

    private record Meeting(PsiElement one, PsiElement other) {}

    private final Map<Key, List<Conflict.Side>> writers = new HashMap<>();
    private final Set<Meeting> meetings = new HashSet<>();

    public SharedVariables(FileModel model, Map<Variable, List<Conflict.Side>> sidesByVariable) {
        sidesByVariable.forEach((variable, sides) -> {
            boolean written = sides.stream().anyMatch(Conflict.Side::isWrite);
            if (written && SharedAccesses.isDeclaredIn(model, variable) && !isVolatile(variable)) {
                addMeetings(model, variable, sides);
            }
        });
    }

    private static boolean isVolatile(Variable variable) {
        PsiField field = variable.field();
        return variable.safe() || field != null && field.hasModifierProperty(PsiModifier.VOLATILE);
    }

    private void addMeetings(FileModel model, Variable variable, List<Conflict.Side> sides) {
        boolean guarded = isGuardedByHabit(model, variable, sides);
        for (Conflict.Side writer : sides) {
            if (!writer.isWrite() || SharedAccesses.isConfiguration(writer)) {
                continue;
            }
            boolean meets = false;
            for (Conflict.Side other : sides) {
                if (model.concurrency().canOverlap(writer.root(), writer.access(), other.root(), other.access())
                        || guarded && isPlainCaller(model, writer) && isPlainCaller(model, other)) {
                    meetings.add(new Meeting(other.place(), writer.place()));
                    meets = true;
                }
            }
            if (meets) {
                writers.computeIfAbsent(key(variable), key -> new ArrayList<>()).add(writer);
            }
        }
    }

    /** Whether every use of the variable holds a lock: several threads are expected then. */
    private static boolean isGuardedByHabit(FileModel model, Variable variable, List<Conflict.Side> sides) {
        boolean own = variable.object().root() instanceof ObjectRef.This
                || variable.object().root() instanceof ObjectRef.Type;
        return own
                && !(variable.declaration() instanceof PsiField field && LockingHabits.isCursor(field))
                && sides.size() > 1
                && sides.stream().allMatch(side -> LockRef.anyIsWaitedFor(side.held()) && isPlainCaller(model, side));
    }

    private static boolean isPlainCaller(FileModel model, Conflict.Side side) {
        return side.root().kind() == Root.Kind.CALLER
                && side.root().body() instanceof PsiMethod method
                && !model.concurrency().isIsolated(method);
    }

    public static Key key(Variable variable) {
        return new Key(variable.declaration(), variable.isElements(), variable.index());
    }

    public boolean isShared(Variable variable) {
        return writers.containsKey(key(variable));
    }

    /** The writes of a variable that other threads can make. */
    public List<Conflict.Side> writersOf(Variable variable) {
        return writers.getOrDefault(key(variable), List.of());
    }

    /** Whether the write can happen while another thread is at the place. */
    public boolean canMeet(PsiElement place, PsiElement write) {
        return meetings.contains(new Meeting(place, write));
    }
}
