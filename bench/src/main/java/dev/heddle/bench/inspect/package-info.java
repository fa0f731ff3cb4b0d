/** How long the inspections take. */
package dev.heddle.bench.inspect;
