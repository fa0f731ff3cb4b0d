/** The engine as the plugin sees it: a process beside the IDE that is asked by options and answers with events. */
package dev.heddle.ide.engine;
