/** Stands between a debugger and a worker. */
package dev.heddle.engine.debug;
