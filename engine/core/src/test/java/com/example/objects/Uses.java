package com.example.objects;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The table: a use for each class of {@code java.base} whose objects can be made and changed. */
public final class Uses {

    private static final Map<String, Use<?>> ALL = new LinkedHashMap<>();

    static {
        Uses table = new Uses();
        UtilUses.fill(table);
        ConcurrentUses.fill(table);
        StreamUses.fill(table);
        LangUses.fill(table);
        SecurityUses.fill(table);
        NetUses.fill(table);
    }

    private Uses() {}

    public static List<Use<?>> all() {
        return new ArrayList<>(ALL.values());
    }

    /** What the main methods call. */
    public static void run(String program) throws Exception {
        ALL.get(program).inTwoThreads();
    }

    /** Each thread looks at an object, then changes it. */
    <T> void use(Class<?> type, Use.Make<T> make, Use.Look<T> look, Use.Change<T> change) {
        add(new Use<>(type, make, change, look));
    }

    /** Each thread changes an object and gets something from it by that. */
    <T> void step(Class<?> type, Use.Make<T> make, Use.Change<T> change) {
        add(new Use<>(type, make, change, null));
    }

    private static void add(Use<?> use) {
        if (ALL.put(use.program(), use) != null) {
            throw new IllegalArgumentException("twice: " + use.type());
        }
    }
}
