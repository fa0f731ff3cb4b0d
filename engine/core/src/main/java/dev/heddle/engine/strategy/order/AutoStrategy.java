package dev.heddle.engine.strategy.order;

import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.strategy.Candidates;
import dev.heddle.engine.strategy.Execution;
import dev.heddle.engine.strategy.RandomStrategy;
import dev.heddle.engine.strategy.Strategy;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Systematic and random executions by turns: on a small test the systematic search comes to its end and can say that there
 * is no bug, on a large one the random half looks everywhere while the other is still busy with the end of the first execution.
 */
public final class AutoStrategy implements Strategy {

    private final DporStrategy dpor = new DporStrategy();
    private final RandomStrategy random;
    private boolean systematic;

    public AutoStrategy(long seed) {
        random = new RandomStrategy(seed);
    }

    private Strategy current() {
        return systematic ? dpor : random;
    }

    @Override
    public boolean prepare() {
        systematic = !systematic && !dpor.hasGivenUp();
        return current().prepare();
    }

    @Override
    public boolean observes() {
        return current().observes();
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
            dpor.startOver();
        }
    }

    @Override
    public List<Imprecision> imprecision() {
        return dpor.imprecision();
    }

    @Override
    public String bound() {
        return dpor.bound();
    }

    @Override
    public Map<String, Object> stats() {
        Map<String, Object> stats = new LinkedHashMap<>(dpor.stats());
        stats.put("dpor", stats.remove("executions"));
        stats.put("random", random.stats().get("executions"));
        return stats;
    }
}
