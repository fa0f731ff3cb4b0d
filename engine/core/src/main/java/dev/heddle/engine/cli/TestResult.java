package dev.heddle.engine.cli;

import dev.heddle.engine.model.Result;

/** What one worker found out about one test. */
record TestResult(String test, Result result) {}
