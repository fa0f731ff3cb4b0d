package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.Encoding;
import dev.heddle.engine.strategy.api.Observation;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** No way along conflicts leads out of a region and back into it. */
record CausalAtomicity(TraceRegion region, RunFacts facts) implements Property {

    @Override
    public String kind() {
        return "ca";
    }

    @Override
    public String about() {
        return region.text();
    }

    @Override
    public Expr violated(Encoding encoding) {
        Expressions expressions = encoding.expressions();
        List<StepFacts> others = facts.steps().stream()
                .filter(step -> step.isData() && step.step().thread() != region.thread()).toList();
        String name = "ca" + region.accesses().iterator().next().step().index() + ".";
        Map<StepFacts, Expr> reached = new HashMap<>();
        for (StepFacts other : others) {
            reached.put(other, expressions.flag(name + other.step().index()));
        }
        Map<Integer, StepFacts> previous = new HashMap<>();
        List<Expr> back = new ArrayList<>();
        for (StepFacts other : others) {
            Expr flag = reached.get(other);
            List<Expr> ways = new ArrayList<>();
            for (StepFacts own : region.accesses()) {
                if (own.conflicts(other)) {
                    ways.add(order(encoding, own, other));
                    back.add(expressions.all(List.of(flag, order(encoding, other, own))));
                }
            }
            StepFacts before = previous.put(other.step().thread(), other);
            if (before != null) {
                ways.add(reached.get(before));
            }
            for (StepFacts third : others) {
                if (third.conflicts(other)) {
                    ways.add(expressions.all(List.of(reached.get(third), order(encoding, third, other))));
                }
            }
            encoding.addIf(flag, encoding.made(other.step()));
            encoding.addIf(flag, expressions.some(ways));
        }
        return expressions.some(back);
    }

    /** That both steps are made, in that order. */
    static Expr order(Encoding encoding, StepFacts first, StepFacts second) {
        Expressions expressions = encoding.expressions();
        return expressions.all(List.of(encoding.made(first.step()), encoding.made(second.step()),
                expressions.before(encoding.moment(first.step()), encoding.moment(second.step()))));
    }

    @Override
    public Observation finding(List<StepFacts> order) {
        return region.brokenBy(ConflictCycle.in(order, region.accesses()), order);
    }
}
