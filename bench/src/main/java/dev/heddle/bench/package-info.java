/** The benchmark tables, and what runs and counts for them. */
package dev.heddle.bench;
