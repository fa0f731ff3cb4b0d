package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.RecordedStep;
import dev.heddle.engine.strategy.api.Observation;
import dev.heddle.engine.symbolic.expr.Expr;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Something that should not be possible in any order of the steps of an execution. */
interface Property {

    /** What it is called in statistics. */
    String kind();

    /** The same for properties of which users want to know one violation only. */
    String about();

    /** Whether users know already what a violation would tell. */
    default boolean isKnown(Set<String> told) {
        return told.contains(about());
    }

    /** The steps that it is about. */
    Collection<StepFacts> steps();

    /** A condition that holds in the orders that violate it; adds to the constraints what that takes. */
    Expr violated(SliceQuestion question);

    /** Steps that are made behind an order that violates it. */
    default List<RecordedStep> last() {
        return List.of();
    }

    /** The way out of a region and back that an order closes; null if it is not about that. */
    default ConflictCycle cycle(List<StepFacts> order) {
        return null;
    }

    /**
     * What an execution in an order of steps shows.
     *
     * @return null if an execution shows it itself: a race, or what it ends in
     */
    Observation finding(List<StepFacts> order);
}
