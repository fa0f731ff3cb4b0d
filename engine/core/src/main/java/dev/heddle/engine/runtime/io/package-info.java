/** Waits for what comes from outside: sockets, channels, pipes. */
package dev.heddle.engine.runtime.io;
