package dev.heddle.inspections.analysis.event;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiParameter;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** One thing a body of code does that matters to other threads, in the order of the source. */
public sealed interface Event {

    /** Where in the source. */
    PsiElement place();

    /** The locks held there, as far as this body and its callers tell. */
    Set<LockRef> held();

    /**
     * A read or write of memory.
     *
     * @param top the same place seen from the body whose events these are: the access or the call that leads to it
     */
    record Access(Variable variable, boolean write, PsiElement place, PsiElement top, Set<LockRef> held)
            implements Event {}

    /**
     * Taking a lock; {@code held} is what was held before.
     *
     * @param attempt whether it is tryLock and the like
     * @param perhaps what one of the ways to this place has taken and not given back
     */
    record Acquire(
            LockRef lock, boolean attempt, PsiElement place, PsiElement top, Set<LockRef> held, Set<LockRef> perhaps)
            implements Event {

        /** All that may be held before. */
        public Set<LockRef> before() {
            return LockRef.either(held, perhaps);
        }
    }

    /** A call of a method whose source is known. */
    record Call(PsiMethod callee, ObjectRef receiver, List<PsiExpression> arguments, PsiElement place,
            Set<LockRef> held) implements Event {}

    /**
     * The start of code on another thread.
     *
     * @param many whether the start itself is repeated
     * @param joinedAtOnce whether the starting call returns only when the code is done
     * @param frame names objects of the task's surroundings as the body whose events these are names them
     */
    record Spawn(
            Task task,
            boolean many,
            boolean joinedAtOnce,
            PsiElement place,
            PsiElement top,
            Set<LockRef> held,
            UnaryOperator<ObjectRef> frame) implements Event {}

    /** A call of code that was passed in as a parameter. */
    record Invoke(PsiParameter parameter, PsiElement place, Set<LockRef> held) implements Event {}

    /** Waiting for other threads to end or to reach a point; a null target means all of them. */
    record Join(ObjectRef target, PsiElement place, PsiElement top, Set<LockRef> held) implements Event {}

    /** Waiting for a condition: gives up the lock, so other threads come in. */
    record Wait(PsiElement place, PsiElement top, Set<LockRef> held) implements Event {}
}
