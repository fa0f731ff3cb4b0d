/** Strategies that follow, repeat or narrow another choice: replay, sticky, by turns, focused. */
package dev.heddle.engine.strategy.guided;
