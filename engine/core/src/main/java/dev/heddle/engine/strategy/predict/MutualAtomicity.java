package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.Encoding;
import dev.heddle.engine.strategy.api.Observation;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Of two regions of different threads one comes first as a whole, as far as conflicts tell. */
record MutualAtomicity(TraceRegion region, TraceRegion other) implements Property {

    @Override
    public String kind() {
        return "cma";
    }

    @Override
    public String about() {
        return region.text();
    }

    @Override
    public Expr violated(Encoding encoding) {
        return encoding.expressions().all(List.of(
                someOrder(encoding, region.accesses(), other.accesses()),
                someOrder(encoding, other.accesses(), region.accesses())));
    }

    private static Expr someOrder(Encoding encoding, Collection<StepFacts> firsts, Collection<StepFacts> seconds) {
        Expressions expressions = encoding.expressions();
        List<Expr> ways = new ArrayList<>();
        for (StepFacts first : firsts) {
            for (StepFacts second : seconds) {
                if (first.conflicts(second)) {
                    ways.add(CausalAtomicity.order(encoding, first, second));
                }
            }
        }
        return expressions.some(ways);
    }

    @Override
    public Observation finding(List<StepFacts> order) {
        return region.brokenBy(ConflictCycle.in(order, region.accesses(), other.accesses()), order);
    }
}
