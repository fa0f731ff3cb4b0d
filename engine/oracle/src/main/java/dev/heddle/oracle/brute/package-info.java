/**
 * All outcomes of a program by brute force. This package has its own idea of memory, monitors, locks, wait sets and
 * threads; it shares no code with the engine, so that an error in one is a difference to the other.
 */
package dev.heddle.oracle.brute;
