package dev.heddle.inspections.analysis.breach;

import com.intellij.psi.PsiElement;
import dev.heddle.inspections.analysis.event.Conflict;
import dev.heddle.inspections.analysis.event.Event;
import dev.heddle.inspections.analysis.event.Variable;
import java.util.List;

/**
 * A region that looks atomic and is not: another thread's write can come between two of its accesses.
 *
 * @param first the earlier access, seen from the region's method
 * @param uses what the region does with the variable, in order
 * @param breaker where the region is that the other thread's write belongs to
 */
public record BrokenRegion(
        Event.Access first, Event.Access second, Conflict.Side intruder, List<Use> uses, Span span, Breaker breaker) {

    /** A read or write of the variable, by its line. */
    public record Use(int line, boolean write) {}

    /** The lines of a region, both included. */
    public record Span(int fromLine, int toLine) {}

    /**
     * The region that breaks in.
     *
     * @param method the name of its method; null in a lambda or initializer
     */
    public record Breaker(String method, Span span) {}

    public PsiElement from() {
        return first.top();
    }

    public PsiElement to() {
        return second.top();
    }

    public Variable variable() {
        return second.variable();
    }
}
