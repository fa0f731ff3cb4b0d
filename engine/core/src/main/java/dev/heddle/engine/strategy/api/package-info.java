/** What a strategy is, what it is asked and what it is shown. */
package dev.heddle.engine.strategy.api;
