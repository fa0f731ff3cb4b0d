package dev.heddle.engine.runtime.memory;

import dev.heddle.engine.model.Access;
import dev.heddle.engine.model.Op;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.UserCode;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.runtime.state.Clocks;
import dev.heddle.engine.runtime.state.FieldTable;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.ObjectState;
import dev.heddle.engine.runtime.state.SharedLocations;
import dev.heddle.engine.runtime.state.VariableTable;
import dev.heddle.engine.runtime.trace.Labels;
import dev.heddle.engine.strategy.api.Observation;
import dev.heddle.engine.runtime.trace.StackPlace;
import dev.heddle.engine.runtime.turn.Turns;
import dev.heddle.engine.site.Sites;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The data races of one execution: one for each location. Both accesses are known where the execution is traced. */
public final class Races {

    /** Classes of the JDK that are meant to be used by one thread at a time. */
    private static final List<String> NOT_THREAD_SAFE = List.of(
            "java.util.HashMap", "java.util.LinkedHashMap", "java.util.TreeMap", "java.util.ArrayList",
            "java.util.LinkedList", "java.util.ArrayDeque", "java.util.PriorityQueue", "java.util.IdentityHashMap",
            "java.util.WeakHashMap", "java.util.BitSet", "java.util.EnumMap", "java.util.AbstractList",
            "java.lang.AbstractStringBuilder", "java.util.StringJoiner", "java.text.SimpleDateFormat");

    private final Turns turns;
    private final FieldTable fields;
    private final SharedLocations shared;
    private final Labels labels;
    private final Map<String, Observation> found = new LinkedHashMap<>();
    /** Traced only: for each variable the last write and the reads since, by thread. */
    private final Map<Integer, Map<Integer, Earlier>> accesses = new HashMap<>();
    /** Stands in {@link #accesses} for those of a variable that nobody asks about: to tell where an access is takes long. */
    private static final Map<Integer, Earlier> UNWATCHED = Map.of();
    /** Locations whose accesses are remembered; null for all. */
    private Set<String> watched = Set.of();

    /** An access that others may race with, and when it was in its thread's time. */
    private record Earlier(Access access, int clock) {}

    public Races(Turns turns, FieldTable fields, SharedLocations shared, Labels labels) {
        this.turns = turns;
        this.fields = fields;
        this.shared = shared;
        this.labels = labels;
    }

    /** Remembers accesses to these locations in executions that are traced; null stands for all locations. */
    public void watch(Set<String> locations) {
        watched = locations;
    }

    private boolean watches(String location) {
        return turns.traced && (watched == null || watched.contains(location));
    }

    public void begin() {
        if (!found.isEmpty()) {
            found.clear();
        }
        if (!accesses.isEmpty()) {
            accesses.clear();
        }
    }

    public Collection<Observation> found() {
        return found.values();
    }

    /** The access races with an earlier one. */
    void found(ManagedThread t, int v, boolean write) {
        if (turns.isEnding() || !concerns(v)) {
            return;
        }
        String location = location(v);
        if (!found.containsKey(location)) {
            found.put(location, watches(location)
                    ? traced(t, v, write, location)
                    : Observation.untraced(ViolationKind.RACE, location));
        }
    }

    /** Remembers an access of a traced execution. */
    void note(ManagedThread t, int v, boolean write) {
        if (turns.isEnding() || watched != null && watched.isEmpty()) {
            return;
        }
        Map<Integer, Earlier> last = accesses.get(v);
        if (last == null) {
            last = concerns(v) && watches(location(v)) ? new LinkedHashMap<>() : UNWATCHED;
            accesses.put(v, last);
        }
        if (last == UNWATCHED) {
            return;
        }
        if (write) {
            last.clear();
        }
        last.put(t.number, new Earlier(access(t, write), t.clocks[t.number]));
    }

    private Observation traced(ManagedThread t, int v, boolean write, String location) {
        Access second = access(t, write);
        Access first = racing(t, v, write);
        String what = labels.variable(v, turns.variables);
        if (first == null) {
            return new Observation(ViolationKind.RACE, location,
                    what + ": " + describe(second) + ", and nothing orders it and an earlier access", t.name(),
                    second.at(), List.of(second));
        }
        return new Observation(ViolationKind.RACE, location,
                what + ": " + describe(first) + " and " + describe(second) + ", and nothing orders them", t.name(),
                second.at(), List.of(first, second));
    }

    /** The last access that conflicts and that nothing orders; others may have been made under the same lock. */
    private Access racing(ManagedThread t, int v, boolean write) {
        Access racing = null;
        for (Map.Entry<Integer, Earlier> entry : accesses.getOrDefault(v, Map.of()).entrySet()) {
            Earlier earlier = entry.getValue();
            boolean conflicts = write || earlier.access.op().equals(Op.WRITE.label());
            boolean ordered = earlier.clock <= Clocks.get(t.clocks, entry.getKey());
            if (entry.getKey() != t.number && conflicts && !ordered) {
                racing = earlier.access;
            }
        }
        return racing;
    }

    private static String describe(Access access) {
        return access.thread() + (access.op().equals(Op.WRITE.label()) ? " writes" : " reads")
                + (access.at() == null ? "" : " at " + access.at().shortForm());
    }

    private Access access(ManagedThread t, boolean write) {
        List<SourceLocation> stack = StackPlace.stack();
        return new Access(t.name(), (write ? Op.WRITE : Op.READ).label(), stack.isEmpty() ? null : stack.get(0), stack,
                locksOf(t));
    }

    private List<String> locksOf(ManagedThread t) {
        List<ObjectState> locks = t.locks.heldBy(t);
        // Names count objects, so the order in which they are given must be the same in each replay.
        locks.sort(Comparator.comparingInt((ObjectState o) -> o.creator).thenComparingInt(o -> o.allocation)
                .thenComparingInt(o -> o.serial));
        return locks.stream().map(labels::object).toList();
    }

    private String location(int v) {
        ObjectState object = turns.variables.object(v);
        int field = turns.variables.field(v);
        return shared.name(
                Math.max(0, field),
                object == null ? 0 : object.allocation,
                field == VariableTable.ELEMENT ? object.object.getClass() : null);
    }

    /** Whether it is the user's code, or a class that users must not share; the JDK's own races are its own affair. */
    private boolean concerns(int v) {
        int field = turns.variables.field(v);
        if (field > 0) {
            return isUsers(fields.info(field).declaring().getName());
        }
        if (field != VariableTable.ELEMENT) {
            return false;
        }
        ObjectState array = turns.variables.object(v);
        return Sites.isPlace(array.allocation)
                ? isUsers(Sites.get(array.allocation).className()) : mayBeUsers(array.object.getClass());
    }

    /** Of an array that was made nobody knows where: elements of a type that only the JDK can name are its own. */
    private static boolean mayBeUsers(Class<?> array) {
        Class<?> element = array;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        return element.isPrimitive() || Modifier.isPublic(element.getModifiers()) || isUsers(element.getName());
    }

    private static boolean isUsers(String className) {
        return UserCode.isUser(className)
                || NOT_THREAD_SAFE.stream().anyMatch(name -> className.equals(name) || className.startsWith(name + "$"));
    }
}
