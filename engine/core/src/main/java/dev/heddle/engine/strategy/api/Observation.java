package dev.heddle.engine.strategy.api;

import dev.heddle.engine.model.Access;
import dev.heddle.engine.model.Region;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.TwoOrders;
import dev.heddle.engine.model.ViolationKind;
import java.util.List;

/**
 * Something about an execution that users should know although it has not failed by it. The runtime makes some, of which only
 * the kind and the location are known in executions without a trace; a strategy may make others, which are complete.
 *
 * @param location what it is about, the same in every execution
 * @param accesses of a data race or a broken region, else empty
 * @param region what is broken, or null
 * @param orders what happened in the run that it was predicted from, and what happens here; null for anything else
 */
public record Observation(ViolationKind kind, String location, String message, String thread, SourceLocation at,
        List<Access> accesses, Region region, TwoOrders orders) {

    public Observation(ViolationKind kind, String location, String message, String thread, SourceLocation at,
            List<Access> accesses) {
        this(kind, location, message, thread, at, accesses, null, null);
    }

    /** The same with what would rule it out. */
    public Observation withRemedy(String remedy) {
        return remedy == null ? this
                : new Observation(kind, location, message, thread, at, accesses, region, orders.withRemedy(remedy));
    }

    public static Observation untraced(ViolationKind kind, String location) {
        return new Observation(kind, location, null, null, null, List.of());
    }

    /** Whether the other is about the same thing. */
    public boolean isSame(Observation other) {
        return kind == other.kind && location.equals(other.location);
    }
}
