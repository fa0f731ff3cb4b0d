/** Takes a find elsewhere: into an issue, a regression test, a viewer of traces. */
package dev.heddle.engine.export;
