package dev.heddle.engine.runtime.trace;

import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.model.SourceLocation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** What the test does that is not controlled, or not in all the ways in which it could go; by place. */
public final class Imprecisions {

    /** Of one kind, so many are told with their places: to find out where one is takes longer than what is done there. */
    static final int MOST_PLACED = 1_000;

    private final Map<String, Integer> counts = new HashMap<>();
    /** What every test of this process suffers from. */
    private final Map<String, Imprecision> lasting = new LinkedHashMap<>();
    private final Map<String, Imprecision> found = new LinkedHashMap<>();

    private final Supplier<SourceLocation> place;

    public Imprecisions() {
        this(Tracer::here);
    }

    /** {@code place} tells where the running thread is. */
    Imprecisions(Supplier<SourceLocation> place) {
        this.place = place;
    }

    /** The running thread does it now. To be called with hooks off. */
    public void note(String what) {
        note(what, here(what));
    }

    /** The same, for who knows the place. */
    public void note(String what, SourceLocation at) {
        note(what, at, found);
    }

    /** The same, where later tests in this process are no better off. */
    public void noteForGood(String what) {
        note(what, here(what), lasting);
    }

    private SourceLocation here(String what) {
        return counts.merge(what, 1, Integer::sum) <= MOST_PLACED ? place.get() : null;
    }

    private static void note(String what, SourceLocation at, Map<String, Imprecision> where) {
        where.merge(what + at, new Imprecision(what, 1, at), (a, b) -> new Imprecision(what, a.count() + 1, a.at()));
    }

    public List<Imprecision> all() {
        List<Imprecision> all = new ArrayList<>(lasting.values());
        all.addAll(found.values());
        return all;
    }

    /** What comes is another test. */
    public void clear() {
        found.clear();
        counts.clear();
    }
}
