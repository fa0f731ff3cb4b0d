package dev.heddle.bench.architecture.broken.two;

import dev.heddle.bench.architecture.broken.one.First;

/** Knows {@link First}, which knows it: a circle for the test of the rule. */
public final class Second {

    public First first() {
        return new First();
    }
}
