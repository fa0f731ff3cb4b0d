package dev.heddle.engine.cli;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.session.SessionListener;

/** Tells people or tools what happens while it happens. */
interface Display extends SessionListener {

    /** Everything is over. */
    void done(Result result);
}
