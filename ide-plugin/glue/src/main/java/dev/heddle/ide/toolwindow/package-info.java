/** The tool window: what was found, and why. */
package dev.heddle.ide.toolwindow;
