/** Unfolding of all behaviour over schedules and inputs. */
package dev.heddle.engine.strategy.unfolding;
