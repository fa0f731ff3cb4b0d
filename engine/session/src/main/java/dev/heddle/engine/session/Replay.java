package dev.heddle.engine.session;

import dev.heddle.engine.model.Result;

/** What a replay came to: how it compares with the recording, and the same as a result that can be reported. */
public record Replay(ReplayOutcome outcome, Result result) {}
