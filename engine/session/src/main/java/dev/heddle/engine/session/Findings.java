package dev.heddle.engine.session;

import dev.heddle.engine.model.CycleEdge;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.story.Story;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The violations so far: each distinct one once, numbered, with its schedule on disk. */
final class Findings {

    private final OutFolder folder;
    private final Target.Origin origin;
    private final Map<Key, Violation> byKey = new LinkedHashMap<>();
    private final Map<WarningKey, Violation> warnings = new HashMap<>();

    /** What makes two violations the same. */
    private record Key(String test, ViolationKind kind, SourceLocation at, String thread, List<SourceLocation> cycle) {}

    /** What makes two warnings the same. */
    private record WarningKey(String test, ViolationKind kind, SourceLocation at, String message) {}

    Findings(OutFolder folder, Target.Origin origin) {
        this.folder = folder;
        this.origin = origin;
    }

    /**
     * Adds a violation; returns it as it stands in the result, or null if it is known already. One that needs no early
     * time-out takes the place of one that does: nobody can say of it that only the limit is too short.
     */
    synchronized Violation add(String test, Violation violation, Schedule schedule) {
        Key key = key(test, violation);
        Violation known = byKey.get(key);
        if (known != null && (known.timeOut() == null || violation.timeOut() != null)) {
            return null;
        }
        String id = known == null ? "v" + (byKey.size() + 1) : known.id();
        Violation numbered = violation.withTest(test).withId(id);
        if (schedule != null) {
            numbered = numbered.withSchedule(write(id, schedule));
        }
        if (schedule != null && schedule.passing() != null) {
            numbered = numbered.passingFrom(schedule.passing().parts());
        }
        numbered = Story.tell(numbered,
                schedule == null || schedule.passing() == null ? null : schedule.passing().steps());
        byKey.put(key, numbered);
        return numbered;
    }

    /**
     * A warning as it stands in the result: with its number and, where it has come with one, the path of its schedule.
     */
    synchronized Violation warning(String test, Violation warning, Schedule schedule) {
        WarningKey key = new WarningKey(test, warning.kind(), warning.at(), warning.message());
        Violation known = warnings.get(key);
        if (known != null) {
            return known;
        }
        Violation numbered = warning.withTest(test).withId("w" + (warnings.size() + 1));
        if (schedule != null) {
            numbered = numbered.withSchedule(write(numbered.id(), schedule));
        }
        warnings.put(key, numbered);
        return numbered;
    }

    private String write(String id, Schedule schedule) {
        try {
            return folder.write(id, schedule, origin).toString();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write a schedule to " + folder.path(), e);
        }
    }

    /** The violation as it stands in the result: with its number and the path of its schedule. */
    synchronized Violation known(String test, Violation violation) {
        Violation known = byKey.get(key(test, violation));
        return known == null ? add(test, violation, null) : known;
    }

    synchronized List<Violation> all() {
        return new ArrayList<>(byKey.values());
    }

    private static List<SourceLocation> places(Violation violation) {
        return violation.cycle() == null
                ? List.of()
                : violation.cycle().stream().map(CycleEdge::at).sorted(Comparator.comparing(String::valueOf)).toList();
    }

    private static Key key(String test, Violation violation) {
        return new Key(test, violation.kind(), violation.at(),
                violation.at() == null ? violation.thread() : null, places(violation));
    }
}
