/** What one hook costs. */
package dev.heddle.bench.hook;
