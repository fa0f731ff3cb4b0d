package dev.heddle.engine.explore;

import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.strategy.api.Focus;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.guided.FocusedStrategy;
import dev.heddle.engine.strategy.hapset.StoredPairs;
import dev.heddle.engine.symbolic.expr.Expressions;

/** Makes the strategy that the options of an exploration ask for. */
final class StrategyChoice {

    private StrategyChoice() {}

    static Strategy of(ExploreOptions options, TestRuntime runtime, StoredPairs earlier) {
        Expressions expressions = new Expressions();
        boolean focused = !options.focus().isEmpty();
        Strategy strategy = options.strategy().equals("hapset")
                ? StrategyFactories.hapset(options, earlier) : StrategyFactories.make(options, expressions);
        if ((strategy.needs().has(Need.INPUTS) || strategy.needs().has(Need.VALUES)) && options.inputsFollowed()) {
            runtime.followInputs(expressions).decideIndexes(true);
        }
        if (strategy.needs().has(Need.VALUES) && options.inputsFollowed()) {
            runtime.followValues(expressions);
        }
        // One that bounds interferences leaves no switches out, but reads that see others.
        return focused && !strategy.needs().has(Need.FEW_INTERFERENCES) ? new FocusedStrategy(strategy, new Focus(options.focus())) : strategy;
    }
}
