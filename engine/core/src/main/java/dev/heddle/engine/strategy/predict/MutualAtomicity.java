package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.strategy.api.Observation;
import dev.heddle.engine.symbolic.expr.Expr;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Of two regions of different threads one comes first as a whole, as far as conflicts tell. */
record MutualAtomicity(TraceRegion region, TraceRegion other) implements Property {

    @Override
    public String kind() {
        return "cma";
    }

    @Override
    public String about() {
        return region.text().equals(other.text()) ? region.text() : region.text() + " and " + other.text();
    }

    @Override
    public boolean isKnown(Set<String> told) {
        return told.contains(about()) || told.contains(region.text()) && told.contains(other.text());
    }

    @Override
    public Collection<StepFacts> steps() {
        List<StepFacts> all = new ArrayList<>(region.accesses());
        all.addAll(other.accesses());
        return all;
    }

    @Override
    public Expr violated(SliceQuestion question) {
        return question.expressions().all(List.of(
                someOrder(question, region.accesses(), other.accesses()),
                someOrder(question, other.accesses(), region.accesses())));
    }

    private static Expr someOrder(SliceQuestion question, Collection<StepFacts> firsts, Collection<StepFacts> seconds) {
        List<Expr> ways = new ArrayList<>();
        for (StepFacts first : firsts) {
            for (StepFacts second : seconds) {
                if (first.conflicts(second)) {
                    ways.add(question.order(first, second));
                }
            }
        }
        return question.expressions().some(ways);
    }

    /** That of the region which is broken into; that of the first where both are begun before the other ends. */
    @Override
    public ConflictCycle cycle(List<StepFacts> order) {
        ConflictCycle cycle = ConflictCycle.in(order, region.accesses(), other.accesses());
        if (cycle == null || cycle.isVisit(order)) {
            return cycle;
        }
        ConflictCycle theirs = ConflictCycle.in(order, other.accesses(), region.accesses());
        return theirs != null && theirs.isVisit(order) ? theirs : cycle;
    }

    @Override
    public Observation finding(List<StepFacts> order) {
        ConflictCycle cycle = cycle(order);
        return cycle != null && other.accesses().contains(cycle.from()) ? other.brokenBy(cycle, order) : region.brokenBy(cycle, order);
    }
}
