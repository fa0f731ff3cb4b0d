/** Bounded interference: what breaks a thread that reads at most k writes of others, while the others see nobody. */
package dev.heddle.engine.strategy.interference;
