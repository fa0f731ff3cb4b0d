package dev.heddle.engine.model;

/** A range of lines that is meant to be atomic. */
public record Region(String file, int fromLine, int toLine) {}
