/** Puts state back, so that each execution starts where the first did. */
package dev.heddle.engine.runtime.restore;
