package dev.heddle.engine.cli;

import dev.heddle.engine.model.Result;

/** Says nothing while it happens: the caller uses the result. */
final class SilentDisplay implements Display {

    @Override
    public void done(Result result) {}
}
