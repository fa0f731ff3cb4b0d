package dev.heddle.inspections.analysis.event;

import java.util.List;

/** What a body does, with the methods it calls unfolded into it. */
public record Summary(
        List<Event.Access> accesses,
        List<Event.Acquire> acquires,
        List<Event.Spawn> spawns,
        List<Event.Join> joins,
        List<Event.Invoke> invokes,
        List<Event.Wait> waits) {

    public static final Summary EMPTY =
            new Summary(List.of(), List.of(), List.of(), List.of(), List.of(), List.of());
}
