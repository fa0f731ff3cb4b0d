/** Follows values of inputs through an execution. */
package dev.heddle.engine.symbolic;
