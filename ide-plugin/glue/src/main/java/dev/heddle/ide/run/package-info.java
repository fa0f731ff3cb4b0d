/** Explorations as run configurations: what is stored, how it is edited, how it is started, what the Run window shows. */
package dev.heddle.ide.run;
