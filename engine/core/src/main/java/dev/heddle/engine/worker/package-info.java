/** The process that runs the code under test, and what is sent between it and the command line. */
package dev.heddle.engine.worker;
