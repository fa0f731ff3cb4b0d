package dev.heddle.ui.window;

import dev.heddle.engine.model.Result;

/** What the window shows before anything has been found. */
final class RecordedNothing {

    static final Result RESULT = of("");

    private RecordedNothing() {}

    static Result of(String target) {
        return Result.of(target).strategy("auto", 1).build();
    }
}
