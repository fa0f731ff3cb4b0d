/** What explorations of this project have found, kept across restarts, and where it stands in the code. */
package dev.heddle.ide.results;
