package dev.heddle.junit;

import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;

/** Turns JUnit's unique ids into the ones people type: {@code com.acme.FooTest$Inner#method[2]}. */
final class TestIds {

    private TestIds() {}

    /** {@code withTypes}: with the parameter types, where methods are overloaded. */
    static String of(TestDescriptor test, boolean withTypes) {
        StringBuilder id = new StringBuilder();
        for (UniqueId.Segment segment : test.getUniqueId().getSegments()) {
            String value = segment.getValue();
            switch (segment.getType()) {
                case "class", "class-template" -> id.append(value);
                case "nested-class", "nested-class-template" -> id.append('$').append(value);
                case "method", "test-template", "test-factory" ->
                    id.append('#').append(withTypes ? value : value.substring(0, value.indexOf('(')));
                default -> {
                    if (value.startsWith("#")) {
                        id.append('[').append(value, 1, value.length()).append(']');
                    }
                }
            }
        }
        return id.toString();
    }
}
