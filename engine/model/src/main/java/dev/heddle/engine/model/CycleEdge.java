package dev.heddle.engine.model;

/** One thread of a deadlock: what it holds and what it waits for, at which place. */
public record CycleEdge(String thread, String holds, String wants, SourceLocation at) {}
