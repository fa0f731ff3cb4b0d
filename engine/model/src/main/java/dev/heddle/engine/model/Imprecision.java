package dev.heddle.engine.model;

/** Something the exploration could not control or model, and how often. */
public record Imprecision(String what, int count, SourceLocation at) {}
