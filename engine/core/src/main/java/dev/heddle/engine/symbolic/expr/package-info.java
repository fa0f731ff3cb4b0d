/** Expressions over inputs: making, simplifying, evaluating, writing. */
package dev.heddle.engine.symbolic.expr;
