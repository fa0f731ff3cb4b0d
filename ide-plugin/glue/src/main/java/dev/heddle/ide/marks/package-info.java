/** Violations in the editor: highlights, tooltips, gutter icons. */
package dev.heddle.ide.marks;
