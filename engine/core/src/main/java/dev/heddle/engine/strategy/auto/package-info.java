/** Chooses the strategy for a test that nobody chose one for. */
package dev.heddle.engine.strategy.auto;
