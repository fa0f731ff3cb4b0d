/** The command line. */
package dev.heddle.engine.cli;
