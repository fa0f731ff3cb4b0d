package dev.heddle.inspections.analysis.event;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.util.PsiTreeUtil;
import java.util.Set;

/** Two accesses of one variable that can happen at once, at least one of them a write. */
public record Conflict(Variable variable, Side at, Side other, boolean byLockingHabit) {

    /** One of the two accesses and the thread it happens on. */
    public record Side(Root root, Event.Access access) {

        public PsiElement place() {
            return access.place();
        }

        public boolean isWrite() {
            return access.write();
        }

        public Set<LockRef> held() {
            return access.held();
        }

        /** The method round the access, or null in an initializer. */
        public PsiMethod method() {
            return PsiTreeUtil.getParentOfType(access.place(), PsiMethod.class);
        }
    }

    /** Whether both sides are the same code, run by two threads. */
    public boolean isSamePlace() {
        return at.access.place() == other.access.place();
    }

    /** Whether the thread that starts the other one is the one that writes. */
    public boolean isSetByStarter() {
        return at.root.starts().containsKey(other.root.body());
    }

    /** Whether both threads were started side by side, and a lock or volatile keeps the variable whole. */
    public boolean isUnordered() {
        boolean siblings = at.root.kind() == Root.Kind.STARTED && other.root.kind() == Root.Kind.STARTED
                && !at.root.starts().containsKey(other.root.body())
                && !other.root.starts().containsKey(at.root.body());
        return siblings && !at.isWrite() && (isTooEarly() || LockRef.exclude(at.held(), other.held()));
    }

    /** Whether the trouble is the order alone: something is used before it is sure to be set. */
    public boolean isTooEarly() {
        return variable.safe()
                || variable.field() != null && variable.field().hasModifierProperty(PsiModifier.VOLATILE);
    }
}
