package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.Mode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Possible extensions as in section 4.2.1 of the paper: every set of conditions with the right labels is tried, and whether
 * it is a co-set is told by collecting all that comes before. Shares nothing with the search of the strategy but the net.
 */
final class NaiveExtensions {

    /** Sets of conditions that are tried for one choice. */
    private static final long MOST_SETS = 20_000;

    private final Map<Variable, Set<Version>> versions = new LinkedHashMap<>();
    private final Map<Version, List<Event>> accesses = new LinkedHashMap<>();
    private final Map<Event, Set<Event>> causes = new IdentityHashMap<>();
    private int tooLarge;

    NaiveExtensions(NetForm net) {
        for (AccessChoice choice : net.choices()) {
            versions(choice.variable);
        }
        for (Event step : net.steps()) {
            for (int i = 0; i < step.sources.length; i++) {
                Variable variable = step.sources[i].version.variable;
                if (step.versions[i] != null) {
                    versions(variable).add(step.versions[i]);
                } else {
                    accesses.computeIfAbsent(step.sources[i].version, v -> new ArrayList<>()).add(step);
                }
            }
        }
    }

    private Set<Version> versions(Variable variable) {
        return versions.computeIfAbsent(variable, v -> new LinkedHashSet<>(Set.of(v.initial)));
    }

    /** Choices whose sets were too many to be tried. */
    int tooLarge() {
        return tooLarge;
    }

    /** The states in which the thread of a choice can come to the variable; null if there are too many to try. */
    Set<List<Object>> states(AccessChoice choice) {
        Set<List<Object>> found = new HashSet<>();
        long tried = 0;
        for (Version version : versions.get(choice.variable)) {
            TreeMap<Integer, List<Event>> byThread = new TreeMap<>();
            for (Event access : accesses.getOrDefault(version, List.of())) {
                if (choice.mode.conflicts(modeOn(access, choice.variable))) {
                    byThread.computeIfAbsent(access.thread, t -> new ArrayList<>()).add(access);
                }
            }
            long sets = 1;
            for (List<Event> some : byThread.values()) {
                sets *= some.size() + 1;
            }
            tried += sets;
            if (tried > MOST_SETS) {
                tooLarge++;
                return null;
            }
            combine(choice, version, new ArrayList<>(byThread.values()), 0, new ArrayList<>(), found);
        }
        return found;
    }

    static List<Object> state(Frontier frontier) {
        List<Object> state = new ArrayList<>();
        state.add(frontier.version);
        state.addAll(Arrays.asList(frontier.entries));
        return state;
    }

    private void combine(AccessChoice choice, Version version, List<List<Event>> threads, int next,
            List<Event> entries, Set<List<Object>> found) {
        if (next == threads.size()) {
            if (isState(choice, version, entries)) {
                List<Object> state = new ArrayList<>();
                state.add(version);
                state.addAll(entries);
                found.add(state);
            }
            return;
        }
        combine(choice, version, threads, next + 1, entries, found);
        for (Event access : threads.get(next)) {
            entries.add(access);
            combine(choice, version, threads, next + 1, entries, found);
            entries.remove(entries.size() - 1);
        }
    }

    /** Whether an execution exists behind which the thread stands at the choice and the variable is in just this state. */
    private boolean isState(AccessChoice choice, Version version, List<Event> entries) {
        Set<Event> all = new LinkedHashSet<>(causes(choice.condition));
        for (Option o = choice.prefix; o != null; o = o.choice.prefix) {
            if (o.frontier != null) {
                all.addAll(causes(o.frontier));
            }
        }
        if (version.event != null) {
            all.addAll(causes(version.event));
        }
        entries.forEach(entry -> all.addAll(causes(entry)));
        if (isBehind(choice.condition, all) || !isConflictFree(all)
                || !found(choice.variable, choice.mode, all).equals(state(version, entries))) {
            return false;
        }
        for (Option o = choice.prefix; o != null; o = o.choice.prefix) {
            if (o.frontier != null && !found(o.frontier.version.variable, o.frontier.mode, all)
                    .equals(state(o.frontier))) {
                return false;
            }
        }
        return true;
    }

    private static List<Object> state(Version version, List<Event> entries) {
        List<Object> state = new ArrayList<>();
        state.add(version);
        state.addAll(entries);
        return state;
    }

    private Set<Event> causes(Frontier frontier) {
        Set<Event> all = new LinkedHashSet<>();
        if (frontier.version.event != null) {
            all.addAll(causes(frontier.version.event));
        }
        for (Event entry : frontier.entries) {
            all.addAll(causes(entry));
        }
        return all;
    }

    /** An event and all that must come before it, collected along the arcs of the net. */
    private Set<Event> causes(Event event) {
        Set<Event> known = causes.get(event);
        if (known == null) {
            known = new LinkedHashSet<>();
            if (!event.isBirth()) {
                known.addAll(causes(event.parent));
            }
            for (Frontier source : event.sources) {
                known.addAll(causes(source));
            }
            for (Event cause : event.past) {
                if (cause != null && cause != event) {
                    known.addAll(causes(cause));
                }
            }
            known.add(event);
            causes.put(event, known);
        }
        return known;
    }

    private boolean isConflictFree(Set<Event> all) {
        List<Event> events = new ArrayList<>(all);
        for (int i = 0; i < events.size(); i++) {
            for (int j = i + 1; j < events.size(); j++) {
                Event a = events.get(i);
                Event b = events.get(j);
                if (depend(a, b) && !causes(a).contains(b) && !causes(b).contains(a)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean depend(Event a, Event b) {
        if (a.thread == b.thread) {
            return true;
        }
        for (int i = 0; i < a.sources.length; i++) {
            int j = b.indexOf(a.sources[i].version.variable);
            if (j >= 0 && a.modes[i].conflicts(b.modes[j])) {
                return true;
            }
        }
        return false;
    }

    /** Whether the thread has gone further than where the choice is. */
    private static boolean isBehind(Event condition, Set<Event> all) {
        return all.stream().anyMatch(e -> e.thread == condition.thread && e.depth > condition.depth);
    }

    /** The state that a variable has behind these events, as an access of a mode sees it. */
    private static List<Object> found(Variable variable, Mode mode, Set<Event> all) {
        Version last = variable.initial;
        for (Event event : all) {
            int i = event.indexOf(variable);
            if (i >= 0 && event.versions[i] != null && isNotBefore(event.versions[i], last)) {
                last = event.versions[i];
            }
        }
        TreeMap<Integer, Event> entries = new TreeMap<>();
        for (Event event : all) {
            int i = event.indexOf(variable);
            if (i >= 0 && event.sources[i].version == last && event.versions[i] == null
                    && mode.conflicts(event.modes[i])) {
                entries.merge(event.thread, event, (a, b) -> a.depth > b.depth ? a : b);
            }
        }
        return state(last, new ArrayList<>(entries.values()));
    }

    private static boolean isNotBefore(Version version, Version other) {
        for (Version v = other; v.source != null; v = v.source.version) {
            if (v == version) {
                return false;
            }
        }
        return true;
    }

    private static Mode modeOn(Event event, Variable variable) {
        return event.modes[event.indexOf(variable)];
    }
}
