package dev.heddle.engine.strategy.unfolding;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The options of all threads that can come to a state. Where there are many, those are found that can also come to the state
 * behind one more event: they must not have seen more of the event's thread than what comes before the event.
 */
final class OptionIndex {

    private static final int FEW = 12;

    private final List<Option> all = new ArrayList<>(2);
    /** By the last event of a thread that they have seen, for those threads that were asked for. */
    private Map<Integer, Map<NetEvent, List<Option>>> bySeen;

    void add(Option option) {
        all.add(option);
        if (bySeen != null) {
            bySeen.forEach((thread, seen) -> put(seen, thread, option));
        }
    }

    private static void put(Map<NetEvent, List<Option>> seen, int thread, Option option) {
        if (option.choice.condition.thread != thread) {
            seen.computeIfAbsent(Histories.of(option.choice.past, thread), e -> new ArrayList<>(2)).add(option);
        }
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    List<Option> all() {
        return all;
    }

    /** Adds those that may also come to where the event has happened behind this state. */
    void addThoseBefore(NetEvent event, Frontier state, List<Option> found) {
        if (all.size() <= FEW) {
            found.addAll(all);
            return;
        }
        if (bySeen == null) {
            bySeen = new HashMap<>();
        }
        Map<NetEvent, List<Option>> seen = bySeen.computeIfAbsent(event.thread, this::index);
        NetEvent e = event.parent;
        while (e != null) {
            addAll(seen, e, found);
            e = e.parent;
        }
        addAll(seen, null, found);
    }

    private static void addAll(Map<NetEvent, List<Option>> seen, NetEvent key, List<Option> found) {
        List<Option> options = seen.get(key);
        if (options != null) {
            found.addAll(options);
        }
    }

    private Map<NetEvent, List<Option>> index(int thread) {
        Map<NetEvent, List<Option>> seen = new HashMap<>();
        for (Option option : all) {
            put(seen, thread, option);
        }
        return seen;
    }
}
