/** Runs programs on the real engine, in a JVM of its own, and collects their outcomes. */
package dev.heddle.oracle.run;
