package com.acme;

import java.util.ArrayList;
import java.util.List;

/** What the fixtures have called, in order. */
public final class Calls {

    private static final List<String> CALLS = new ArrayList<>();

    private Calls() {}

    public static void add(String call) {
        CALLS.add(call);
    }

    /** The calls since the last time this was asked. */
    public static List<String> take() {
        List<String> taken = List.copyOf(CALLS);
        CALLS.clear();
        return taken;
    }
}
