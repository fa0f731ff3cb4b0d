package dev.heddle.inspections.analysis.lock;

import com.intellij.psi.PsiElement;
import java.util.Set;

/**
 * A place where a lock is taken while another is held.
 *
 * @param place where it is taken: the lock expression or the call that takes it
 * @param others everything else that is held there
 * @param direct whether the place itself takes it, not a call that leads there
 */
public record LockEdge(
        LockId held, LockId taken, PsiElement place, Set<LockId> others, boolean direct, Reason reason) {

    /** Why the edge alone, or together with others, is a circle. */
    public enum Reason {
        /** Only other edges make it one. */
        ORDER,
        /** Two objects of one class, in an order that the caller chooses. */
        ONE_CLASS,
        /** Two parameters of one type, in an order that the caller chooses. */
        PARAMETERS,
        /** Two elements of one array, in an order that the caller chooses. */
        ELEMENTS,
        /** The write side of a lock whose read side is held. */
        UPGRADE,
        /** The same lock again, and it is one that does not know its owner. */
        AGAIN
    }
}
