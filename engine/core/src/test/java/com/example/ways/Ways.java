package com.example.ways;

import dev.heddle.api.Heddle;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Ways that a value can go. A program takes one of them with an input, and fails for a single value of it: a search that neither
 * finds it nor says what it did not follow has lost the input.
 */
public final class Ways {

    /** Takes a value along some way; true if it is the one that is looked for. */
    @FunctionalInterface
    public interface Way {
        boolean leads(int x, int wanted) throws Throwable;
    }

    private static final Map<String, Way> ALL = new LinkedHashMap<>();

    static {
        ArrayWays.addTo(ALL);
        TextWays.addTo(ALL);
        NumberWays.addTo(ALL);
        CollectionWays.addTo(ALL);
        ObjectWays.addTo(ALL);
        ReflectiveWays.addTo(ALL);
        ThreadWays.addTo(ALL);
        ConversionWays.addTo(ALL);
        CopyWays.addTo(ALL);
        CallbackWays.addTo(ALL);
        InitializerWays.addTo(ALL);
    }

    private Ways() {}

    /** Names of all ways. */
    public static String[] names() {
        return ALL.keySet().toArray(new String[0]);
    }

    /** Arguments: the way; {@code few} for an input of a small range, {@code small} or {@code large} for any number. */
    public static void main(String[] args) throws Throwable {
        Way way = ALL.get(args[0]);
        boolean found = switch (args[1]) {
            case "few" -> way.leads(Heddle.input("x", 0, 0, 40), 17);
            case "small" -> way.leads(Heddle.input("x", 0), 17);
            default -> way.leads(Heddle.input("x", 1000), 1017);
        };
        if (found) {
            throw new AssertionError("found");
        }
    }
}
