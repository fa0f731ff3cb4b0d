package dev.heddle.engine.lanes;

import dev.heddle.engine.model.SourceLocation;

/**
 * The column of one thread.
 *
 * @param startedBy the thread that started it, or null for the first one
 * @param startedAt where, or null
 */
public record Lane(int index, String thread, String startedBy, SourceLocation startedAt) {}
