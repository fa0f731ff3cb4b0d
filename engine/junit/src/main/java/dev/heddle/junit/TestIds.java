package dev.heddle.junit;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;

/** Turns JUnit's unique ids into the ones people type: {@code com.acme.FooTest$Inner#method[2]}. */
final class TestIds {

    private TestIds() {}

    /** The methods, as {@code class#method}, that there are several of, told apart by parameter types. */
    static Set<String> overloaded(List<TestDescriptor> tests) {
        Map<String, String> signatures = new HashMap<>();
        Set<String> overloaded = new HashSet<>();
        for (TestDescriptor test : tests) {
            String classes = "";
            for (UniqueId.Segment segment : test.getUniqueId().getSegments()) {
                if (isMethod(segment)) {
                    String method = classes + "#" + name(segment);
                    String other = signatures.putIfAbsent(method, segment.getValue());
                    if (other != null && !other.equals(segment.getValue())) {
                        overloaded.add(method);
                    }
                }
                classes += classPart(segment);
            }
        }
        return overloaded;
    }

    static String of(TestDescriptor test, Set<String> overloaded) {
        StringBuilder id = new StringBuilder();
        String classes = "";
        for (UniqueId.Segment segment : test.getUniqueId().getSegments()) {
            String value = segment.getValue();
            classes += classPart(segment);
            id.append(classPart(segment));
            if (isMethod(segment)) {
                boolean withTypes = overloaded.contains(classes + "#" + name(segment));
                id.append('#').append(withTypes ? value : name(segment));
            } else if (value.startsWith("#")) {
                id.append('[').append(value, 1, value.length()).append(']');
            }
        }
        return id.toString();
    }

    private static boolean isMethod(UniqueId.Segment segment) {
        return switch (segment.getType()) {
            case "method", "test-template", "test-factory" -> true;
            default -> false;
        };
    }

    private static String classPart(UniqueId.Segment segment) {
        return switch (segment.getType()) {
            case "class", "class-template" -> segment.getValue();
            case "nested-class", "nested-class-template" -> "$" + segment.getValue();
            default -> "";
        };
    }

    private static String name(UniqueId.Segment method) {
        return method.getValue().substring(0, method.getValue().indexOf('('));
    }
}
