/** Decides what is done to which class, method and call. */
package dev.heddle.engine.instrument.plan;
