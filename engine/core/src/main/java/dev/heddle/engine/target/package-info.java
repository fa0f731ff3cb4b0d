/** Finds the tests that are meant, and runs their bodies. */
package dev.heddle.engine.target;
