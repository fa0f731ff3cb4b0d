/** The stand-alone window that {@code heddle view} opens: the views beside a pane with the source. */
package dev.heddle.ui.window;
