package dev.heddle.engine.strategy;

import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Trace;

/** An execution in which nothing happened. */
public record FakeExecution(boolean learned) implements Execution {

    public static final Execution PASSED = new FakeExecution(false);

    @Override
    public int steps() {
        return 10;
    }

    @Override
    public int threads() {
        return 3;
    }

    @Override
    public boolean failed() {
        return false;
    }

    @Override
    public boolean blocked() {
        return false;
    }

    @Override
    public boolean abandoned() {
        return false;
    }

    @Override
    public boolean endedEarly() {
        return false;
    }

    @Override
    public Trace observed() {
        throw new UnsupportedOperationException();
    }
}
