package dev.heddle.engine.explore;

import java.util.ArrayList;
import java.util.List;

/** Sentences about a search, each told once. */
final class Notes {

    private final ExplorationListener listener;
    private final List<String> all = new ArrayList<>();

    Notes(ExplorationListener listener) {
        this.listener = listener;
    }

    /** Null is nothing. */
    void add(String line) {
        if (line != null && !all.contains(line)) {
            all.add(line);
            listener.note(line);
        }
    }

    List<String> all() {
        return all;
    }
}
