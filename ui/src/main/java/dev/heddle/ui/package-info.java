/** Swing views of results: they paint what {@code engine.lanes} has laid out, and know neither the engine nor an IDE. */
package dev.heddle.ui;
