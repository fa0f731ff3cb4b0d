package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.Encoding;
import dev.heddle.engine.encoding.RecordedStep;
import dev.heddle.engine.strategy.api.Observation;
import dev.heddle.engine.symbolic.expr.Expr;
import java.util.List;

/** Something that should not be possible in any order of the steps of an execution. */
interface Property {

    /** What it is called in statistics. */
    String kind();

    /** The same for properties of which users want to know one violation only. */
    String about();

    /** A condition that holds in the orders that violate it; adds to the constraints what that takes. */
    Expr violated(Encoding encoding);

    /** Steps that are made behind an order that violates it. */
    default List<RecordedStep> last() {
        return List.of();
    }

    /**
     * What an execution in an order of steps shows.
     *
     * @return null if an execution shows it itself: a race, or what it ends in
     */
    Observation finding(List<StepFacts> order);
}
