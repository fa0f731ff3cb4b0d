package dev.heddle.engine.model;

/**
 * A strategy that is not Heddle's own: a jar on the class path of the engine names classes of this type in {@code
 * META-INF/services}. They must also be {@code StrategyProvider}s, by which the engine makes the strategy.
 */
public interface StrategyOffer {

    StrategyDescriptor descriptor();
}
