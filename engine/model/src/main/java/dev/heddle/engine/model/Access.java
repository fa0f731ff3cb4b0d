package dev.heddle.engine.model;

import java.util.List;

/**
 * One of the accesses that race.
 *
 * @param stack the user's frames, innermost first
 * @param locks what the thread had locked
 */
public record Access(String thread, String op, SourceLocation at, List<SourceLocation> stack, List<String> locks) {}
