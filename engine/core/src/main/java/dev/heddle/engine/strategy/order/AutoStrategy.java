package dev.heddle.engine.strategy.order;

import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.strategy.Candidates;
import dev.heddle.engine.strategy.Execution;
import dev.heddle.engine.strategy.RandomStrategy;
import dev.heddle.engine.strategy.Strategy;
import dev.heddle.engine.strategy.SystematicStrategy;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Systematic and random executions by turns: on a small test the systematic search comes to its end and can say that there
 * is no bug, on a large one the random half looks everywhere while the other is still busy with the end of the first execution.
 */
public final class AutoStrategy implements Strategy {

    private final String name;
    private final SystematicStrategy search;
    private final RandomStrategy random;
    private boolean systematic;

    public AutoStrategy(long seed) {
        this("dpor", new DporStrategy(), seed);
    }

    /** {@code name} is that of the systematic search, for the statistics. */
    public AutoStrategy(String name, SystematicStrategy search, long seed) {
        this.name = name;
        this.search = search;
        this.random = new RandomStrategy(seed);
    }

    private Strategy current() {
        return systematic ? search : random;
    }

    @Override
    public boolean prepare() {
        systematic = !systematic && !search.hasGivenUp();
        return current().prepare();
    }

    @Override
    public boolean observes() {
        return current().observes();
    }

    @Override
    public boolean coversOrders() {
        return search.coversOrders();
    }

    @Override
    public boolean goesOnBehindFailures() {
        return current().goesOnBehindFailures();
    }

    @Override
    public int choose(Candidates candidates) {
        return current().choose(candidates);
    }

    @Override
    public int pick(int bound) {
        return current().pick(bound);
    }

    @Override
    public void executed(Execution execution) {
        current().executed(execution);
        if (!systematic && execution.learned()) {
            search.startOver();
        }
    }

    @Override
    public List<Imprecision> imprecision() {
        return search.imprecision();
    }

    @Override
    public String bound() {
        return search.bound();
    }

    @Override
    public Map<String, Object> stats() {
        Map<String, Object> stats = new LinkedHashMap<>(search.stats());
        stats.put(name, stats.remove("executions"));
        stats.put("random", random.stats().get("executions"));
        return stats;
    }
}
