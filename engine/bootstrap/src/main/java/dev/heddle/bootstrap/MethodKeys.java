package dev.heddle.bootstrap;

import java.util.HashMap;
import java.util.Map;

/** A number for each name and descriptor of a method, above 0. */
public final class MethodKeys {

    private static final Map<String, Integer> KEYS = new HashMap<>();

    private MethodKeys() {}

    public static int of(String name, String descriptor) {
        synchronized (KEYS) {
            return KEYS.computeIfAbsent(name + descriptor, key -> KEYS.size() + 1);
        }
    }
}
