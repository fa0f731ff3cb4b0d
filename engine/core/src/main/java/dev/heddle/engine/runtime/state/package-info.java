/** What is known of threads, objects and variables in one execution. */
package dev.heddle.engine.runtime.state;
