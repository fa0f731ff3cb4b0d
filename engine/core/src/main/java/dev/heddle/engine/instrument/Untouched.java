package dev.heddle.engine.instrument;

import java.util.ArrayList;
import java.util.List;

/** Classes, or methods of classes, that could not be changed, and why. */
public final class Untouched {

    /** The one reason that is to be expected: the overlay replaces those classes where it matters. */
    private static final String LOADED = " is synchronized and already loaded";

    /** {@code className} has dots. */
    public record Entry(String className, String reason) {

        @Override
        public String toString() {
            return className + ": " + reason;
        }
    }

    private final List<Entry> entries = new ArrayList<>();

    void add(String className, String reason) {
        synchronized (entries) {
            entries.add(new Entry(className.replace('/', '.'), reason));
        }
    }

    void addLoaded(String className, String method) {
        add(className, method + LOADED);
    }

    /** What a user should know of. */
    public List<Entry> unforeseen() {
        return entries().stream().filter(entry -> !entry.reason.endsWith(LOADED)).distinct().toList();
    }

    public List<Entry> entries() {
        synchronized (entries) {
            return List.copyOf(entries);
        }
    }
}
