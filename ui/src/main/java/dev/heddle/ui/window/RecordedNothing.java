package dev.heddle.ui.window;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Status;
import java.util.List;
import java.util.Map;

/** What the window shows before anything has been found. */
final class RecordedNothing {

    static final Result RESULT = of("");

    private RecordedNothing() {}

    static Result of(String target) {
        return new Result(Result.SCHEMA, target, "auto", 1, null, null, Status.INCOMPLETE, false, null, 0, 0, 0, 0, List.of(),
                List.of(), Map.of(), Map.of(), List.of(), List.of());
    }
}
