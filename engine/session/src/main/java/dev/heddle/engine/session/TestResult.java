package dev.heddle.engine.session;

import dev.heddle.engine.model.Result;

/** What one worker found out about one test. */
public record TestResult(String test, Result result) {}
