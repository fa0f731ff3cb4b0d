package dev.heddle.engine.cli;

import dev.heddle.engine.explore.Progress;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Violation;

/** Tells people or tools what happens while it happens. */
interface Display {

    void started(String test, int number, int count);

    void progress(String test, Progress progress);

    void note(String line);

    void violation(Violation violation);

    /** Everything is over. */
    void done(Result result);
}
