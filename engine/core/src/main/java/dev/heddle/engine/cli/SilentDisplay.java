package dev.heddle.engine.cli;

import dev.heddle.engine.explore.Progress;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Violation;

/** Says nothing while it happens: the caller uses the result. */
final class SilentDisplay implements Display {

    @Override
    public void started(String test, int number, int count) {}

    @Override
    public void progress(String test, Progress progress) {}

    @Override
    public void note(String line) {}

    @Override
    public void violation(Violation violation) {}

    @Override
    public void done(Result result) {}
}
