/** Programs whose executions per second are compared. */
package dev.heddle.bench.program;
