/** Judges strategies by brute force on random programs. */
package dev.heddle.oracle;
