/** The peers, on the same programs. */
package dev.heddle.bench.peer;
