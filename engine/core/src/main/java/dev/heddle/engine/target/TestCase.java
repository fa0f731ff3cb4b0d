package dev.heddle.engine.target;

/**
 * Something to explore.
 *
 * @param id what a user types to get it again, such as {@code com.acme.FooTest#method}
 * @param displayName what the test framework calls it
 * @param note what its user should know about how it is run, or null
 * @param ofFramework whether a test framework runs it and ends the process; a program ends when all its threads have
 */
public record TestCase(String id, String displayName, TestBody body, String note, boolean ofFramework) {

    public TestCase(String id, TestBody body) {
        this(id, id, body, null, false);
    }
}
