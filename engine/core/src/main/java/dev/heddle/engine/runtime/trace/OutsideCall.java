package dev.heddle.engine.runtime.trace;

import dev.heddle.engine.model.SourceLocation;

/**
 * Something an execution did whose outcome Heddle does not control, such as reading a file.
 *
 * @param step the step that came next, from 1
 * @param at null if none of the user's code was under way
 */
public record OutsideCall(int step, String thread, String what, SourceLocation at) {}
