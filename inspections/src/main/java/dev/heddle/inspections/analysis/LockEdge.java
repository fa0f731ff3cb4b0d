package dev.heddle.inspections.analysis;

import com.intellij.psi.PsiElement;
import java.util.Set;

/**
 * A place where a lock is taken while another is held.
 *
 * @param place where it is taken: the lock expression or the call that takes it
 * @param others everything else that is held there
 */
public record LockEdge(LockId held, LockId taken, PsiElement place, Set<LockId> others) {}
