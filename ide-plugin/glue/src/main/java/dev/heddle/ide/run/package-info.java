/** Explorations as run configurations: what is stored, how it is edited and started, what the Run window shows. */
package dev.heddle.ide.run;
