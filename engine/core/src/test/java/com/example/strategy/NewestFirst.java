package com.example.strategy;

import dev.heddle.engine.model.Claim;
import dev.heddle.engine.model.StrategyDescriptor;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Observation;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.api.StrategyProvider;
import java.util.List;
import java.util.Map;

/** Lets the newest thread go first, in two executions (the first learns what is shared), and says that it did. */
public final class NewestFirst implements StrategyProvider, Strategy {
    private int made;
    private boolean switched;

    @Override public StrategyDescriptor descriptor() {
        return StrategyDescriptor.of("newest-first", Claim.NOTHING, "the newest thread goes first");
    }

    @Override public Strategy make(long seed, int k) { return new NewestFirst(); }
    @Override public boolean prepare() { return made < 2; }
    @Override public int pick(int bound) { return 0; }
    @Override public void executed(Execution execution) { made++; }
    @Override public String bound() { return null; }
    @Override public Map<String, Object> stats() { return Map.of("switched", switched); }

    @Override public int choose(Candidates candidates) {
        switched |= candidates.current() >= 0 && candidates.current() < candidates.count() - 1;
        return candidates.count() - 1;
    }

    @Override public List<Observation> shown() {
        return !switched ? List.of() : List.of(new Observation(
                ViolationKind.ORDER, "first turn", "a newer thread went first", "main", null, List.of()));
    }
}
