/** Graphs of an unfolding, laid out and drawn. */
package dev.heddle.engine.graph;
