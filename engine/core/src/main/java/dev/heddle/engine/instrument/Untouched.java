package dev.heddle.engine.instrument;

import java.util.ArrayList;
import java.util.List;

/** Classes, or methods of classes, that could not be changed, and why. */
public final class Untouched {

    /** {@code className} has dots. */
    public record Entry(String className, String reason) {}

    private final List<Entry> entries = new ArrayList<>();

    void add(String className, String reason) {
        synchronized (entries) {
            entries.add(new Entry(className.replace('/', '.'), reason));
        }
    }

    public List<Entry> entries() {
        synchronized (entries) {
            return List.copyOf(entries);
        }
    }
}
