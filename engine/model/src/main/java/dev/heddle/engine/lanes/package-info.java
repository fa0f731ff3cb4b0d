/** A schedule laid out once for every painter: lanes, rows, edges, bars of held locks, waits, and the circle of a deadlock. */
package dev.heddle.engine.lanes;
