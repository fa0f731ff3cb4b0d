package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Mode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/**
 * The ends that executions can come to without a failure in which threads are left that wait, as a question to a SAT solver: which sets
 * of events have all their causes, no two that conflict, none that could still be added, and a thread whose last event
 * is not its end.
 */
final class Configurations {

    /** Beyond so many pairs of events that conflict the question is not asked. */
    private static final int MOST_CONFLICTS = 500_000;
    /** A measure of effort that is the same on every machine. */
    private static final int MOST_SOLVER_CONFLICTS = 200_000;

    private final List<NetEvent> events = new ArrayList<>();
    private final Map<NetEvent, Integer> numbers = new IdentityHashMap<>();
    private final Map<NetEvent, List<NetEvent>> conflicts = new IdentityHashMap<>();
    private final Map<NetEvent, List<NetEvent>> children = new IdentityHashMap<>();
    /** By what a thread waits for, a variable that says whether it does. */
    private final Map<Long, Integer> waits = new HashMap<>();
    private final ISolver solver = SolverFactory.newDefault();
    private int variables;
    private int conflictCount;
    private boolean contradiction;
    private boolean gaveUp;
    private Set<NetEvent> solution = Set.of();

    /** @param idle threads that may wait for ever when the others have ended */
    Configurations(Unfolding unfolding, Set<Integer> idle) {
        solver.setTimeoutOnConflicts(MOST_SOLVER_CONFLICTS);
        Walk.through(unfolding, point -> {
            if (point instanceof NetEvent event) {
                events.add(event);
                numbers.put(event, events.size());
                children.computeIfAbsent(event.parent, parent -> new ArrayList<>(1)).add(event);
            }
        });
        variables = events.size();
        findConflicts();
        if (!gaveUp) {
            addEvents(unfolding.root);
            addWaits(idle);
        }
    }

    /** Two events of one thread that come behind the same one, and two accesses of which neither knew of the other. */
    private void findConflicts() {
        Map<Version, List<NetEvent>> accesses = new IdentityHashMap<>();
        for (NetEvent event : events) {
            for (Frontier source : event.sources) {
                accesses.computeIfAbsent(source.version, version -> new ArrayList<>()).add(event);
            }
        }
        children.forEach((parent, siblings) -> {
            for (int i = 0; parent != null && i < siblings.size() && !gaveUp; i++) {
                for (int j = 0; j < i; j++) {
                    conflict(siblings.get(i), siblings.get(j));
                }
            }
        });
        accesses.forEach((version, all) -> {
            for (int i = 0; i < all.size() && !gaveUp; i++) {
                for (int j = 0; j < i; j++) {
                    if (excludeEachOther(all.get(i), all.get(j), version.variable)) {
                        conflict(all.get(i), all.get(j));
                    }
                }
            }
        });
    }

    private static boolean excludeEachOther(NetEvent a, NetEvent b, NetVariable variable) {
        Mode one = a.modes[a.indexOf(variable)];
        Mode other = b.modes[b.indexOf(variable)];
        return a.thread != b.thread && one.conflicts(other)
                && !Histories.contains(a.past, b) && !Histories.contains(b.past, a);
    }

    private void conflict(NetEvent a, NetEvent b) {
        conflicts.computeIfAbsent(a, e -> new ArrayList<>(2)).add(b);
        conflicts.computeIfAbsent(b, e -> new ArrayList<>(2)).add(a);
        gaveUp |= ++conflictCount > MOST_CONFLICTS;
    }

    private void addEvents(NetEvent root) {
        add(number(root));
        for (NetEvent event : events) {
            List<Integer> possible = new ArrayList<>(List.of(number(event)));
            for (NetEvent other : event.past) {
                NetEvent cause = other == event ? event.parent : other;
                if (cause != null) {
                    add(-number(event), number(cause));
                    possible.add(-number(cause));
                }
            }
            for (NetEvent other : conflicts.getOrDefault(event, List.of())) {
                possible.add(number(other));
                if (number(other) < number(event)) {
                    add(-number(event), -number(other));
                }
            }
            if (event.fails) {
                add(-number(event));
            }
            add(possible);
        }
    }

    private void addWaits(Set<Integer> idle) {
        Map<Long, List<Integer>> places = new HashMap<>();
        for (NetEvent event : events) {
            if (NetWaits.isWait(event) && !idle.contains(event.thread)) {
                places.computeIfAbsent(NetWaits.key(event), key -> new ArrayList<>()).add(addPlace(event));
            }
        }
        places.forEach((key, all) -> {
            int waiting = ++variables;
            waits.put(key, waiting);
            all.forEach(place -> add(-place, waiting));
            add(with(all, -waiting));
        });
        add(new ArrayList<>(waits.values()));
    }

    /** A variable that says whether the thread stays behind the event. */
    private int addPlace(NetEvent event) {
        int place = ++variables;
        List<Integer> stays = new ArrayList<>(List.of(place, -number(event)));
        add(-place, number(event));
        for (NetEvent next : children.getOrDefault(event, List.of())) {
            add(-place, -number(next));
            stays.add(number(next));
        }
        add(stays);
        return place;
    }

    private int number(NetEvent event) {
        return numbers.get(event);
    }

    private static List<Integer> with(List<Integer> clause, int literal) {
        List<Integer> more = new ArrayList<>(clause);
        more.add(literal);
        return more;
    }

    private void add(List<Integer> clause) {
        add(clause.stream().mapToInt(Integer::intValue).toArray());
    }

    private void add(int... clause) {
        try {
            solver.addClause(new VecInt(clause));
        } catch (ContradictionException e) {
            contradiction = true;
        }
    }

    /** Leaves out the ends in which none of these sets all wait. */
    void leaveOutAllWithout(List<Set<Long>> sets) {
        List<Integer> any = new ArrayList<>();
        for (Set<Long> set : sets) {
            int all = ++variables;
            any.add(all);
            set.stream().filter(waits::containsKey).forEach(key -> add(-all, waits.get(key)));
        }
        add(any);
    }

    /** Leaves out the ends in which just these wait. */
    void leaveOut(Set<Long> known) {
        List<Integer> different = new ArrayList<>();
        waits.forEach((key, waiting) -> different.add(known.contains(key) ? -waiting : waiting));
        if (waits.keySet().containsAll(known)) {
            add(different);
        }
    }

    /** Leaves out the end with these last events, but not ends behind it: who was led to it may have shown such. */
    void leaveOut(NetEvent[] last) {
        List<Integer> different = new ArrayList<>();
        for (NetEvent event : last) {
            if (event != null) {
                different.add(-number(event));
                children.getOrDefault(event, List.of()).forEach(next -> different.add(number(next)));
            }
        }
        add(different);
    }

    /** Leaves out the end found last and all others with the same decisions that depend on inputs. */
    void leaveOutInputs() {
        add(solution.stream().filter(event -> event.conditions.length > 0).map(event -> -number(event)).toList());
    }

    /** The last event of each thread in an end that has not been left out; null if there is none, or none has been found. */
    NetEvent[] next() {
        if (gaveUp || contradiction) {
            return null;
        }
        try {
            if (!solver.isSatisfiable()) {
                return null;
            }
        } catch (TimeoutException e) {
            gaveUp = true;
            return null;
        }
        solution = new HashSet<>();
        NetEvent[] last = Histories.EMPTY;
        for (NetEvent event : events) {
            if (solver.model(number(event))) {
                solution.add(event);
                NetEvent deepest = Histories.of(last, event.thread);
                last = deepest == null || deepest.depth < event.depth ? Histories.with(last, event) : last;
            }
        }
        return last;
    }

    /** Whether there may be ends that have not been found. */
    boolean gaveUp() {
        return gaveUp;
    }
}
