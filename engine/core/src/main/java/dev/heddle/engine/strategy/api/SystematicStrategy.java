package dev.heddle.engine.strategy.api;

/** A search that comes to an end, and that can take turns with another one. */
public interface SystematicStrategy extends Strategy {

    /** Whether it cannot go on, or has come to its end, without having covered what it should. */
    boolean hasGivenUp();

    /** Scheduling points have been added: what was explored does not count. */
    void startOver();
}
