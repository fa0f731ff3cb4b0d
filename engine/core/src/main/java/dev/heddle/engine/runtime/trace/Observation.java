package dev.heddle.engine.runtime.trace;

import dev.heddle.engine.model.Access;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.ViolationKind;
import java.util.List;

/**
 * Something about an execution that users should know although it has not failed by it. In executions without a trace only
 * the kind and the location are known.
 *
 * @param location what it is about, the same in every execution
 * @param accesses of a data race, else empty
 */
public record Observation(
        ViolationKind kind, String location, String message, String thread, SourceLocation at, List<Access> accesses) {

    public static Observation untraced(ViolationKind kind, String location) {
        return new Observation(kind, location, null, null, null, List.of());
    }

    /** Whether the other is about the same thing. */
    public boolean isSame(Observation other) {
        return kind == other.kind && location.equals(other.location);
    }
}
