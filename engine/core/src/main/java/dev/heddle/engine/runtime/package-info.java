/** Runs one execution of a test: the entry point, what hooks call, and the record that comes out. */
package dev.heddle.engine.runtime;
