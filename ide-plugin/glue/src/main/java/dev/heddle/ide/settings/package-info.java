/** What a project remembers about how to explore, and the page where it is changed. */
package dev.heddle.ide.settings;
