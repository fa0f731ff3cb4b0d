/** Reaches into internals of the JDK; nothing else does. */
package dev.heddle.engine.runtime.jdk;
