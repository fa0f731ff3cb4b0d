/** Who goes next, and when an execution is over. */
package dev.heddle.engine.runtime.turn;
