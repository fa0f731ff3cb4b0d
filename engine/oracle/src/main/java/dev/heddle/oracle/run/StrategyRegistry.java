package dev.heddle.oracle.run;

import dev.heddle.engine.strategy.PctStrategy;
import dev.heddle.engine.strategy.RandomStrategy;
import dev.heddle.engine.strategy.Strategy;
import java.util.Map;
import java.util.TreeMap;

/** The strategies that can be judged, by name. The name of a class with a constructor (seed, k) does as well. */
public final class StrategyRegistry {

    /** Makes a strategy from a seed and a bound or depth. */
    @FunctionalInterface
    public interface Factory {
        Strategy make(long seed, int k);
    }

    private static final Map<String, Factory> FACTORIES = new TreeMap<>(Map.of(
            "random", (seed, k) -> new RandomStrategy(seed),
            "pct", PctStrategy::new));

    private StrategyRegistry() {}

    public static Strategy make(String name, long seed, int k) {
        Factory factory = FACTORIES.get(name);
        if (factory != null) {
            return factory.make(seed, k);
        }
        try {
            return (Strategy) Class.forName(name).getConstructor(long.class, int.class).newInstance(seed, k);
        } catch (ReflectiveOperationException unknown) {
            throw new IllegalArgumentException("no strategy '" + name + "'; there are " + FACTORIES.keySet(), unknown);
        }
    }
}
