package dev.heddle.bootstrap;

import java.util.List;

/** Finds the tests of one framework; implemented in the JUnit bridge. */
public interface TestFinder {

    /**
     * The tests of a class, in the order in which the framework runs them.
     *
     * @param method only the tests of the methods with this name; null for all
     * @throws IllegalArgumentException with a one-line message for the user, if the class cannot be run
     */
    List<FoundTest> find(Class<?> testClass, String method);
}
