package dev.heddle.bench.architecture.broken.one;

import dev.heddle.bench.architecture.broken.two.Second;

/** Knows {@link Second}, which knows it: a circle for the test of the rule. */
public final class First {

    public Second second() {
        return new Second();
    }
}
