/** What is known of the IDE's classes, and the sources that the plugin is compiled against. */
package dev.heddle.platform;
