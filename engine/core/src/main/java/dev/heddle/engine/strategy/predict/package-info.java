/** Prediction: what could have gone wrong in one execution, by solving for other orders of its steps. */
package dev.heddle.engine.strategy.predict;
