/** The hooks, on the boot path of the JVM: what woven code calls, and whom it reaches there. */
package dev.heddle.bootstrap;
