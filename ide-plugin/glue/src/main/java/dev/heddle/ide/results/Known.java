package dev.heddle.ide.results;

import dev.heddle.engine.model.Violation;

/** A violation and when it was found, in milliseconds: code that is newer may be another. */
public record Known(Violation violation, long foundMillis) {}
