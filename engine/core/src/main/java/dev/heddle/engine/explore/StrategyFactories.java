package dev.heddle.engine.explore;

import dev.heddle.engine.model.StrategyCatalogue;
import dev.heddle.engine.model.StrategyOffer;
import dev.heddle.engine.runtime.InputValue;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.session.Start;
import dev.heddle.engine.strategy.api.Focus;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.api.StrategyProvider;
import dev.heddle.engine.strategy.auto.AutoStrategy;
import dev.heddle.engine.strategy.dpor.DporStrategy;
import dev.heddle.engine.strategy.hapset.HapsetStrategy;
import dev.heddle.engine.strategy.hapset.StoredPairs;
import dev.heddle.engine.strategy.interference.InterferenceStrategy;
import dev.heddle.engine.strategy.pcb.PcbStrategy;
import dev.heddle.engine.strategy.pct.PctStrategy;
import dev.heddle.engine.strategy.predict.PredictStrategy;
import dev.heddle.engine.strategy.proactive.ProactiveStrategy;
import dev.heddle.engine.strategy.random.RandomStrategy;
import dev.heddle.engine.strategy.unfolding.UnfoldingStrategy;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** How each strategy of the {@link StrategyCatalogue} is made. */
public final class StrategyFactories {

    /** Makes a strategy; {@code expressions} are those that executions' paths are made of. */
    @FunctionalInterface
    private interface Factory {
        Strategy make(ExploreOptions options, Expressions expressions);
    }

    private static final Map<String, Factory> OWN = Map.of(
            "auto", (options, all) -> options.focus().isEmpty()
                    ? new AutoStrategy(options.seed(), all)
                    // One execution per Mazurkiewicz trace needs switches everywhere.
                    : new AutoStrategy("pcb", new PcbStrategy(options.k()), options.seed()),
            "dpor", (options, all) -> new DporStrategy(),
            "hapset", (options, all) -> hapset(options, StoredPairs.NONE),
            "proactive", (options, all) -> new ProactiveStrategy(all, options.inputsOpen()),
            "predict", (options, all) -> prediction(options, all),
            "interference", (options, all) -> new InterferenceStrategy(all, options.k(), options.interferenceTotal(),
                    options.thread(), options.inputsOpen(),
                    options.focus().isEmpty() ? null : new Focus(options.focus())),
            "pcb", (options, all) -> new PcbStrategy(options.k()),
            "unfolding", (options, all) -> new UnfoldingStrategy(options.seed(), all, options.graph() != null),
            "pct", (options, all) -> new PctStrategy(options.seed(), options.k(), !options.focus().isEmpty()),
            "random", (options, all) -> new RandomStrategy(options.seed()));

    private static final Map<String, Factory> BY_NAME = withOffered();

    private StrategyFactories() {}

    private static Strategy prediction(ExploreOptions options, Expressions all) {
        Start start = options.start();
        if (start == null) {
            return PredictStrategy.fromPlain(all);
        }
        return start.seeded() ? PredictStrategy.fromSeed(all, options.seed())
                : PredictStrategy.fromRecorded(all, start.decisions(), InputValue.numbers(start.inputs()));
    }

    private static Map<String, Factory> withOffered() {
        Map<String, Factory> all = new HashMap<>(OWN);
        for (StrategyOffer offer : StrategyCatalogue.offered()) {
            if (offer instanceof StrategyProvider provider) {
                all.put(offer.descriptor().name(), (options, expressions) -> provider.make(options.seed(), options.k()));
            }
        }
        return all;
    }

    /** The one strategy that earlier searches of the test matter to. */
    static Strategy hapset(ExploreOptions options, StoredPairs earlier) {
        return new HapsetStrategy(options.orders().learn(), options.seed(), earlier);
    }

    /** Names of those that can be made. */
    public static Set<String> names() {
        return BY_NAME.keySet();
    }

    public static Strategy make(ExploreOptions options, Expressions expressions) {
        return BY_NAME.get(options.strategy()).make(options, expressions);
    }
}
