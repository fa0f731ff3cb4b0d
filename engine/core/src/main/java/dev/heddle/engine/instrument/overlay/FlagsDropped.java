package dev.heddle.engine.instrument.overlay;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;

/**
 * Classes that were loaded with {@code synchronized} flags taken off. When another agent has such a class
 * retransformed, the flags must be taken off again: the JVM does not let them come back.
 */
public final class FlagsDropped {

    private final Set<String> ofBootLoader = new HashSet<>();
    private final Map<ClassLoader, Set<String>> ofLoaders = new WeakHashMap<>();

    public synchronized void add(ClassLoader loader, String className) {
        of(loader).add(className);
    }

    public synchronized boolean contains(ClassLoader loader, String className) {
        return of(loader).contains(className);
    }

    private Set<String> of(ClassLoader loader) {
        return loader == null ? ofBootLoader : ofLoaders.computeIfAbsent(loader, key -> new HashSet<>());
    }
}
