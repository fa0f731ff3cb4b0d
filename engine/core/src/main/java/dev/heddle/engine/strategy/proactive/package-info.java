/** Proactive debugging: all behaviour of a test under its input, by solving for what no execution has shown. */
package dev.heddle.engine.strategy.proactive;
