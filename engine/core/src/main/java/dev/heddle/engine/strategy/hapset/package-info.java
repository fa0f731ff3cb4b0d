/** Risky orders first: goes on where two statements have not been seen in that order, and completes what it put aside. */
package dev.heddle.engine.strategy.hapset;
