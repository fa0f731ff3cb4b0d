/** Random schedules. */
package dev.heddle.engine.strategy.random;
