package dev.heddle.engine.strategy.api;

import dev.heddle.engine.model.StrategyOffer;

/** A strategy that is not Heddle's own, and how it is made. */
public interface StrategyProvider extends StrategyOffer {

    /** {@code k} is what the user gives as {@code --k}. */
    Strategy make(long seed, int k);
}
