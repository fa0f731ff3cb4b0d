/** Asks Z3, in a process of its own, and saves it questions. */
package dev.heddle.engine.symbolic.solver;
