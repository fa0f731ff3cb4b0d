/** Bugs of real projects, cut down to programs. */
package dev.heddle.bench.bugs;
