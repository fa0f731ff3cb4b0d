/** Which orders of statements executions have shown, as data: pairs, untested orders, and how results are merged. */
package dev.heddle.engine.coverage;
