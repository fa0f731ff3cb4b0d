/** Visitors that announce accesses to memory. */
package dev.heddle.engine.instrument.access;
