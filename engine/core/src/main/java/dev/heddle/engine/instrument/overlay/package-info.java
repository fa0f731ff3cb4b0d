/** Patches classes of the JDK that must differ before the JVM loads them. */
package dev.heddle.engine.instrument.overlay;
