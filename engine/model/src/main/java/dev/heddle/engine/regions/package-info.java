/**
 * Guesses which stretches of code are meant to be atomic, and how another thread can break them. The rules work on
 * accesses and their source locations alone, so that code read from source and runs read from traces give the same
 * regions.
 */
package dev.heddle.engine.regions;
