/** What of the user's code can be explored, read from its PSI. */
package dev.heddle.ide.target;
