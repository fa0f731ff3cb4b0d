package dev.heddle.oracle;

import dev.heddle.engine.encoding.RunReader;
import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.proactive.AbstractTrace;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Tries every order, and counts the different ways in which threads go in them: what they decide, and how far they come. */
public final class AllWaysStrategy implements Strategy {

    private final ExhaustiveStrategy orders;
    private final Needs needs;
    private final RunReader reader;
    private final List<AbstractTrace> ways = new ArrayList<>();

    /** Nothing is random and there is no bound. */
    public AllWaysStrategy(long seed, int k, Expressions expressions) {
        this.orders = new ExhaustiveStrategy(seed, k);
        this.needs = orders.needs().with(Need.VALUES);
        this.reader = new RunReader(expressions);
    }

    @Override
    public Needs needs() {
        return needs;
    }

    @Override
    public boolean prepare() {
        return orders.prepare();
    }

    @Override
    public int choose(Candidates candidates) {
        return orders.choose(candidates);
    }

    @Override
    public int pick(int bound) {
        return orders.pick(bound);
    }

    @Override
    public void executed(Execution execution) {
        orders.executed(execution);
        if (execution.learned()) {
            ways.clear();
            return;
        }
        AbstractTrace way = new AbstractTrace(reader.read(execution));
        if (ways.stream().noneMatch(way::isSameAs)) {
            ways.add(way);
        }
    }

    @Override
    public String bound() {
        return orders.bound();
    }

    @Override
    public Map<String, Object> stats() {
        return Map.of("abstractTraces", ways.size());
    }
}
