package dev.heddle.engine.symbolic;

import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.model.SourceLocation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Where inputs were not followed, in all executions of an exploration. */
final class NotFollowed {

    /**
     * What static initialisers have made of inputs. It stays for as long as the process lives, so that each later exploration in it begins with what an
     * input of an earlier one has left, and says so too.
     */
    private static final Set<Imprecision> INITIALIZED = new LinkedHashSet<>();

    private final Map<String, Imprecision> entries = new LinkedHashMap<>();

    void note(String what, SourceLocation at) {
        Imprecision entry = entry(what, at);
        entries.merge(entry.what() + at, entry, (a, b) -> new Imprecision(a.what(), a.count() + 1, at));
    }

    /** A static initialiser has used a value. */
    static void inInitializer(String how, SourceLocation at) {
        INITIALIZED.add(entry(how + " by a static initialiser, which runs once", at));
    }

    List<Imprecision> all() {
        List<Imprecision> all = new ArrayList<>(entries.values());
        all.addAll(INITIALIZED);
        return all;
    }

    private static Imprecision entry(String what, SourceLocation at) {
        return new Imprecision("input not followed: " + what, 1, at);
    }
}
