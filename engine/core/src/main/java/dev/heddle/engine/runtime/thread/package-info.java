/** The life of threads, and the two backends that let them run. */
package dev.heddle.engine.runtime.thread;
