package dev.heddle.junit;

import dev.heddle.bootstrap.FoundTest;

/** A test that its framework would not run. */
record SkippedTest(String id, String displayName, String skipped) implements FoundTest {

    @Override
    public void run() {
        throw new IllegalStateException(id + " is not to be run: " + skipped);
    }
}
