package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Mode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/**
 * Possible extensions as in section 4.2.1 of the paper: every set of conditions with the right labels is tried, and whether
 * it is a co-set is told by collecting all that comes before. Shares nothing with the search of the strategy but the net.
 * Sets of events have a bit for each, by its number; a set that is begun is given up where two of its events exclude each other.
 */
final class NaiveExtensions {

    private final long mostSets;
    private final Map<NetVariable, Set<Version>> versions = new LinkedHashMap<>();
    private final Map<Version, List<NetEvent>> accesses = new LinkedHashMap<>();
    private final Map<NetVariable, List<NetEvent>> byVariable = new LinkedHashMap<>();
    private final Map<NetEvent, BitSet> causes = new IdentityHashMap<>();
    private final Map<NetEvent, BitSet> conflicts = new IdentityHashMap<>();
    private final List<NetEvent> steps;
    private final NetEvent[] byNumber;
    private long tried;

    /** @param mostSets that are tried for one choice */
    NaiveExtensions(NetForm net, long mostSets) {
        this.mostSets = mostSets;
        steps = net.steps();
        byNumber = new NetEvent[1 + steps.stream().mapToInt(step -> step.id).max().orElse(0)];
        for (AccessChoice choice : net.choices()) {
            versions(choice.variable);
        }
        for (NetEvent step : steps) {
            byNumber[step.id] = step;
            for (int i = 0; i < step.sources.length; i++) {
                NetVariable variable = step.sources[i].version.variable;
                byVariable.computeIfAbsent(variable, v -> new ArrayList<>()).add(step);
                if (step.versions[i] != null) {
                    versions(variable).add(step.versions[i]);
                } else {
                    accesses.computeIfAbsent(step.sources[i].version, v -> new ArrayList<>()).add(step);
                }
            }
        }
        // In this order, because a thread that spins has thousands of steps.
        Arrays.stream(byNumber).filter(Objects::nonNull).forEach(this::causes);
    }

    private Set<Version> versions(NetVariable variable) {
        return versions.computeIfAbsent(variable, v -> new LinkedHashSet<>(Set.of(v.initial)));
    }

    /** The states in which the thread of a choice can come to the variable; null if there are too many to try. */
    Set<List<Object>> states(AccessChoice choice) {
        Set<List<Object>> found = new HashSet<>();
        BitSet before = before(choice);
        if (!isConflictFree(before, before)) {
            return found;
        }
        tried = 0;
        for (Version version : versions.get(choice.variable)) {
            TreeMap<Integer, List<NetEvent>> byThread = new TreeMap<>();
            for (NetEvent access : accesses.getOrDefault(version, List.of())) {
                if (choice.mode.conflicts(modeOn(access, choice.variable))) {
                    byThread.computeIfAbsent(access.thread, t -> new ArrayList<>()).add(access);
                }
            }
            BitSet all = version.event == null ? before : with(before, version.event);
            if (all != null && !combine(choice, version, new ArrayList<>(byThread.values()), 0, new ArrayList<>(), all, found)) {
                return null;
            }
        }
        return found;
    }

    static List<Object> state(Frontier frontier) {
        return state(frontier.version, Arrays.asList(frontier.entries));
    }

    private static List<Object> state(Version version, Collection<NetEvent> entries) {
        List<Object> state = new ArrayList<>();
        state.add(version);
        state.addAll(entries);
        return state;
    }

    /** All that comes before a choice. */
    private BitSet before(AccessChoice choice) {
        BitSet all = (BitSet) causes(choice.condition).clone();
        for (Option o = choice.prefix; o != null; o = o.choice.prefix) {
            if (o.frontier != null) {
                all.or(causes(o.frontier));
            }
        }
        return all;
    }

    /**
     * @param all the entries so far and all that comes before them
     * @return whether all sets could be tried
     */
    private boolean combine(AccessChoice choice, Version version, List<List<NetEvent>> threads, int next,
            List<NetEvent> entries, BitSet all, Set<List<Object>> found) {
        if (next == threads.size()) {
            if (isState(choice, version, entries, all)) {
                found.add(state(version, entries));
            }
            return true;
        }
        if (!combine(choice, version, threads, next + 1, entries, all, found)) {
            return false;
        }
        for (NetEvent access : threads.get(next)) {
            if (++tried > mostSets) {
                return false;
            }
            BitSet more = with(all, access);
            if (more != null) {
                entries.add(access);
                boolean done = combine(choice, version, threads, next + 1, entries, more, found);
                entries.remove(entries.size() - 1);
                if (!done) {
                    return false;
                }
            }
        }
        return true;
    }

    /** A set with an event and all that comes before it added; null if no execution has them all. */
    private BitSet with(BitSet all, NetEvent event) {
        BitSet added = (BitSet) causes(event).clone();
        added.andNot(all);
        BitSet more = (BitSet) all.clone();
        more.or(added);
        return isConflictFree(added, more) ? more : null;
    }

    /** @param some those of the events that the others are not known to go together with */
    private boolean isConflictFree(BitSet some, BitSet all) {
        return some.stream().noneMatch(i -> conflicts(byNumber[i]).intersects(all));
    }

    /** Whether the variable is in just this state behind these events, and the thread stands at the choice. */
    private boolean isState(AccessChoice choice, Version version, List<NetEvent> entries, BitSet all) {
        if (isBehind(choice.condition, all)
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

    private BitSet causes(Frontier frontier) {
        BitSet all = new BitSet();
        if (frontier.version.event != null) {
            all.or(causes(frontier.version.event));
        }
        for (NetEvent entry : frontier.entries) {
            all.or(causes(entry));
        }
        return all;
    }

    /** An event and all that must come before it, collected along the arcs of the net. */
    private BitSet causes(NetEvent event) {
        BitSet known = causes.get(event);
        if (known == null) {
            known = new BitSet();
            if (!event.isBirth()) {
                known.or(causes(event.parent));
            }
            for (Frontier source : event.sources) {
                known.or(causes(source));
            }
            for (NetEvent cause : event.past) {
                if (cause != null && cause != event) {
                    known.or(causes(cause));
                }
            }
            known.set(event.id);
            causes.put(event, known);
        }
        return known;
    }

    /** The events that no execution has together with this one, though their own causes do not say so. */
    private BitSet conflicts(NetEvent event) {
        BitSet known = conflicts.get(event);
        if (known == null) {
            known = new BitSet();
            for (NetEvent other : steps) {
                if (depend(event, other) && !causes(event).get(other.id) && !causes(other).get(event.id)) {
                    known.set(other.id);
                }
            }
            conflicts.put(event, known);
        }
        return known;
    }

    private static boolean depend(NetEvent a, NetEvent b) {
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
    private boolean isBehind(NetEvent condition, BitSet all) {
        return all.stream().mapToObj(i -> byNumber[i])
                .anyMatch(e -> e.thread == condition.thread && e.depth > condition.depth);
    }

    /** The state that a variable has behind these events, as an access of a mode sees it. */
    private List<Object> found(NetVariable variable, Mode mode, BitSet all) {
        List<NetEvent> done = byVariable.getOrDefault(variable, List.of()).stream().filter(e -> all.get(e.id)).toList();
        Version last = variable.initial;
        for (NetEvent event : done) {
            Version version = event.versions[event.indexOf(variable)];
            if (version != null && isNotBefore(version, last)) {
                last = version;
            }
        }
        TreeMap<Integer, NetEvent> entries = new TreeMap<>();
        for (NetEvent event : done) {
            int i = event.indexOf(variable);
            if (event.sources[i].version == last && event.versions[i] == null && mode.conflicts(event.modes[i])) {
                entries.merge(event.thread, event, (a, b) -> a.depth > b.depth ? a : b);
            }
        }
        return state(last, entries.values());
    }

    private static boolean isNotBefore(Version version, Version other) {
        for (Version v = other; v.source != null; v = v.source.version) {
            if (v == version) {
                return false;
            }
        }
        return true;
    }

    private static Mode modeOn(NetEvent event, NetVariable variable) {
        return event.modes[event.indexOf(variable)];
    }
}
