/** Visitors for whole method bodies: monitors, prologues, brackets. */
package dev.heddle.engine.instrument.code;
