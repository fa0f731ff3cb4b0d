package dev.heddle.ide.target;

import java.util.List;

/**
 * What is to be explored, as the engine names it.
 *
 * @param names one for each class or method: {@code com.acme.FooTest} or {@code com.acme.FooTest#method}
 * @param title what people call it: {@code FooTest.method}, a package, a folder
 */
public record TestTarget(List<String> names, String title) {

    public TestTarget {
        names = List.copyOf(names);
        if (names.isEmpty()) {
            throw new IllegalArgumentException("a target without tests: " + title);
        }
    }
}
