package dev.heddle.bootstrap;

/**
 * A test of the user's, as the JUnit bridge found it. The type lives here because the bridge (with the user's
 * classes) and the engine (in its own loader) both see it.
 */
public interface FoundTest {

    /** For example {@code com.acme.FooTest#method}, or {@code com.acme.FooTest#method[2]} for an invocation. */
    String id();

    String displayName();

    /** Why the test is not to be run, or null. */
    String skipped();

    /** Runs the test once, with its life cycle, on the calling thread; throws what the test throws. */
    void run() throws Throwable;
}
