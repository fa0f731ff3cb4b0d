package dev.heddle.engine.explore;

import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.strategy.api.Focus;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.auto.AutoStrategy;
import dev.heddle.engine.strategy.dpor.DporStrategy;
import dev.heddle.engine.strategy.guided.FocusedStrategy;
import dev.heddle.engine.strategy.pcb.PcbStrategy;
import dev.heddle.engine.strategy.pct.PctStrategy;
import dev.heddle.engine.strategy.proactive.ProactiveStrategy;
import dev.heddle.engine.strategy.random.RandomStrategy;
import dev.heddle.engine.strategy.unfolding.UnfoldingStrategy;
import dev.heddle.engine.symbolic.expr.Expressions;

/** Makes the strategy that the options of an exploration ask for. */
final class StrategyChoice {

    private StrategyChoice() {}

    static Strategy of(ExploreOptions options, TestRuntime runtime) {
        Expressions expressions = new Expressions();
        boolean focused = !options.focus().isEmpty();
        Strategy strategy = switch (options.strategy()) {
            case "auto" -> focused
                    // One execution per Mazurkiewicz trace needs switches everywhere.
                    ? new AutoStrategy("pcb", new PcbStrategy(options.k()), options.seed())
                    : new AutoStrategy(options.seed(), expressions);
            case "dpor" -> new DporStrategy();
            case "proactive" -> new ProactiveStrategy(expressions, options.inputsOpen());
            case "predict" -> ProactiveStrategy.predicting(expressions);
            case "pcb" -> new PcbStrategy(options.k());
            case "unfolding" -> new UnfoldingStrategy(options.seed(), expressions, options.graph() != null);
            case "pct" -> new PctStrategy(options.seed(), options.k(), focused);
            default -> new RandomStrategy(options.seed());
        };
        if ((strategy.choosesInputs() || strategy.wantsValues()) && options.inputsFollowed()) {
            runtime.followInputs(expressions).decideIndexes(true);
        }
        if (strategy.wantsValues() && options.inputsFollowed()) {
            runtime.followValues(expressions);
        }
        return focused ? new FocusedStrategy(strategy, new Focus(options.focus())) : strategy;
    }
}
