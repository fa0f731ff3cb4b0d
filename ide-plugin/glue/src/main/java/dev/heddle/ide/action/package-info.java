/** What users can start from menus, the gutter and the keyboard. */
package dev.heddle.ide.action;
