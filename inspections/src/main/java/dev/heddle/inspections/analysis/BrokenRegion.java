package dev.heddle.inspections.analysis;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiMethod;

/**
 * A region that looks atomic and is not: another thread's write can come between two of its accesses.
 *
 * @param first the earlier access, seen from the region's method
 * @param accesses how many shared accesses the region has
 */
public record BrokenRegion(
        Event.Access first, Event.Access second, Conflict.Side intruder, int accesses, int fromLine, int toLine) {

    public PsiElement from() {
        return first.top();
    }

    public PsiElement to() {
        return second.top();
    }

    public Variable variable() {
        return second.variable();
    }

    /** The method that the breaking write is in, or null. */
    public PsiMethod intruderMethod() {
        return intruder.method();
    }
}
