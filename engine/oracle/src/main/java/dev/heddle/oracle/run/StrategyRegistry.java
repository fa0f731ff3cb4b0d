package dev.heddle.oracle.run;

import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.dpor.DporStrategy;
import dev.heddle.engine.strategy.pcb.PcbStrategy;
import dev.heddle.engine.strategy.pct.PctStrategy;
import dev.heddle.engine.strategy.proactive.ProactiveStrategy;
import dev.heddle.engine.strategy.random.RandomStrategy;
import dev.heddle.engine.strategy.unfolding.UnfoldingStrategy;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.oracle.brute.Failures;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The strategies that can be judged, by name. The name of a class with a constructor (seed, k) does as well; it is taken
 * to claim all outcomes.
 */
public final class StrategyRegistry {

    /** Makes a strategy from a seed and a bound or depth. */
    @FunctionalInterface
    private interface Factory {
        Strategy make(long seed, int k, Expressions expressions);
    }

    private record Entry(Claim claim, boolean choosesInputs, Factory factory) {

        Entry(Claim claim, Factory factory) {
            this(claim, false, factory);
        }
    }

    private static final Map<String, Entry> ENTRIES = new TreeMap<>(Map.of(
            "dpor", new Entry(Claim.EVERYTHING, (seed, k, all) -> new DporStrategy()),
            "pcb", new Entry(Claim.PREEMPTIONS, (seed, k, all) -> new PcbStrategy(k)),
            "proactive", new Entry(Claim.FAILURES, (seed, k, all) -> new ProactiveStrategy(all, false)),
            "proactive with open inputs",
            new Entry(Claim.FAILURES, true, (seed, k, all) -> new ProactiveStrategy(all, true)),
            "predict", new Entry(Claim.NOTHING, (seed, k, all) -> ProactiveStrategy.predicting(all)),
            "unfolding", new Entry(Claim.LOCAL_STATES, (seed, k, all) -> new UnfoldingStrategy(seed, all)),
            "random", new Entry(Claim.NOTHING, (seed, k, all) -> new RandomStrategy(seed)),
            "pct", new Entry(Claim.NOTHING, (seed, k, all) -> new PctStrategy(seed, k))));

    private StrategyRegistry() {}

    public static Set<String> names() {
        return ENTRIES.keySet();
    }

    /** What a strategy says it has covered once it ends by itself. */
    public static Claim claim(String name) {
        Entry entry = ENTRIES.get(name);
        return entry == null ? Claim.EVERYTHING : entry.claim;
    }

    /** Whether a strategy covers all values of the inputs, not just their fallbacks. */
    public static boolean choosesInputs(String name) {
        Entry entry = ENTRIES.get(name);
        return entry != null && entry.choosesInputs;
    }

    /** Whether executions under a strategy go on after a failure. */
    public static Failures failures(String name) {
        return make(name, 0, 0, new Expressions()).goesOnBehindFailures() ? Failures.ALL : Failures.FIRST;
    }

    /** Whether a strategy knows when it has seen all there is. */
    public static boolean endsByItself(String name) {
        return claim(name) != Claim.NOTHING;
    }

    /** @param expressions those that values of executions are made of, where they are followed */
    static Strategy make(String name, long seed, int k, Expressions expressions) {
        Entry entry = ENTRIES.get(name);
        if (entry != null) {
            return entry.factory.make(seed, k, expressions);
        }
        try {
            return (Strategy) Class.forName(name).getConstructor(long.class, int.class).newInstance(seed, k);
        } catch (ReflectiveOperationException unknown) {
            throw new IllegalArgumentException("no strategy '" + name + "'; there are " + names(), unknown);
        }
    }
}
