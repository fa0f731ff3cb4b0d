/**
 * What one execution tells of others in which every thread goes the same way: its steps as constraints on orders and values. Made for
 * strategies that solve instead of enumerating.
 */
package dev.heddle.engine.encoding;
